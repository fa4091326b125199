extension HandPose {
  /// All fingers stretched and spread.
  public static var open: HandPose {
    HandPose(
      index: Bend(degrees: 6, 8, 5), middle: Bend(degrees: 4, 6, 4), ring: Bend(degrees: 5, 8, 5),
      little: Bend(degrees: 8, 10, 6), spread: 1, thumb: 0)
  }

  /// All fingers stretched, side by side.
  public static var flat: HandPose {
    let straight = Bend(degrees: 4, 5, 3)
    return HandPose(
      index: straight, middle: straight, ring: straight, little: straight, spread: 0.25,
      thumb: 0.15)
  }

  /// The index finger up, the others curled: the hand that plays pitch.
  public static var point: HandPose {
    HandPose(
      index: Bend(degrees: 4, 6, 4), middle: Bend(degrees: 72, 98, 62),
      ring: Bend(degrees: 74, 100, 62), little: Bend(degrees: 76, 98, 60), spread: 0.15, thumb: 1)
  }

  /// A fist, the thumb across it.
  public static var fist: HandPose {
    HandPose(
      index: Bend(degrees: 76, 98, 60), middle: Bend(degrees: 76, 100, 62),
      ring: Bend(degrees: 78, 100, 62), little: Bend(degrees: 80, 98, 60), spread: 0, thumb: 0.95)
  }

  /// Index and middle finger up and apart.
  public static var victory: HandPose {
    HandPose(
      index: Bend(degrees: 4, 6, 4), middle: Bend(degrees: 3, 5, 3),
      ring: Bend(degrees: 74, 100, 62), little: Bend(degrees: 76, 98, 60), spread: 1.2, thumb: 1)
  }

  /// A hand at rest, every finger a little bent.
  public static var relaxed: HandPose {
    HandPose(
      index: Bend(degrees: 22, 26, 14), middle: Bend(degrees: 28, 32, 18),
      ring: Bend(degrees: 32, 36, 20), little: Bend(degrees: 36, 38, 20), spread: 0.5, thumb: 0.3)
  }

  /// Thumb and index finger towards each other, the others a little bent.
  public static var pinch: HandPose {
    HandPose(
      index: Bend(degrees: 42, 52, 26), middle: Bend(degrees: 22, 26, 14),
      ring: Bend(degrees: 18, 22, 12), little: Bend(degrees: 16, 20, 10), spread: 0.7,
      thumb: 0.55)
  }

  /// Index, middle and ring finger up, the little one held by the thumb.
  public static var three: HandPose {
    HandPose(
      index: Bend(degrees: 4, 6, 4), middle: Bend(degrees: 3, 5, 3), ring: Bend(degrees: 5, 8, 5),
      little: Bend(degrees: 74, 92, 58), spread: 0.9, thumb: 0.95)
  }

  /// All four fingers up and apart, the thumb folded into the palm.
  public static var four: HandPose {
    HandPose(
      index: Bend(degrees: 5, 7, 5), middle: Bend(degrees: 3, 5, 3), ring: Bend(degrees: 5, 8, 5),
      little: Bend(degrees: 8, 10, 6), spread: 0.9, thumb: 0.95)
  }

  /// A fist whose thumb is stretched away from it: up or down, as the hand is turned.
  public static var thumbStretched: HandPose {
    HandPose(
      index: Bend(degrees: 76, 98, 56), middle: Bend(degrees: 78, 100, 60),
      ring: Bend(degrees: 80, 100, 60), little: Bend(degrees: 82, 98, 58), spread: 0, thumb: 0,
      thumbRaise: 0.5)
  }

  /// Thumb and index finger closed to a ring, the others stretched.
  public static var okay: HandPose {
    HandPose(
      index: Bend(degrees: 50, 62, 24), middle: Bend(degrees: 16, 18, 10),
      ring: Bend(degrees: 8, 12, 8), little: Bend(degrees: 6, 10, 6), spread: 0.8, thumb: 0.5)
  }

  /// Index and little finger up, the others held by the thumb.
  public static var rock: HandPose {
    HandPose(
      index: Bend(degrees: 4, 6, 4), middle: Bend(degrees: 72, 98, 62),
      ring: Bend(degrees: 74, 100, 62), little: Bend(degrees: 6, 10, 6), spread: 0.5, thumb: 0.95)
  }

  /// Thumb and little finger stretched apart, the others curled: a telephone.
  public static var call: HandPose {
    HandPose(
      index: Bend(degrees: 74, 98, 60), middle: Bend(degrees: 76, 100, 62),
      ring: Bend(degrees: 72, 98, 60), little: Bend(degrees: 6, 10, 6), spread: 0.7, thumb: 0,
      thumbRaise: 0.6)
  }
}
