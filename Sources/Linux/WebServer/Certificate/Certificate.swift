import CGnuTLS

/// A certificate that a machine makes for itself, and its secret key.
///
/// Browsers offer a camera to pages that came over an encrypted connection, and warn once that nobody else vouches for
/// this certificate.
public struct Certificate: Equatable, Sendable {
  /// The secret key (PKCS #8 or SEC 1 in PEM): elliptic, P-256.
  public let key: String
  /// The certificate (X.509 in PEM).
  public let certificate: String
  /// Whom it is for.
  public let names: CertificateNames
  /// From when on and until when it is valid, in seconds since 1970.
  public let validity: Range<Int>

  /// How long a certificate is valid: iOS takes 825 days at most, and 398 from public authorities.
  public static let lifetime = 397 * secondsOfDay

  static let secondsOfDay = 24 * 60 * 60

  /// Reads a key and its certificate from a text that holds both; `nil` where they are damaged or do not belong
  /// together.
  public init?(text: String) {
    guard let key = X509Key(pem: text), let certificate = X509Certificate(pem: text),
      key.identity == certificate.identity, key.identity != nil,
      let keyText = key.pem, let certificateText = certificate.pem
    else { return nil }
    self.key = keyText
    self.certificate = certificateText
    names = certificate.names
    validity = certificate.validity
  }

  /// Both as one text.
  public var text: String { key + certificate }

  /// Whether it can be used for a machine of those names at a time, and for a week from then on.
  public func fits(_ names: CertificateNames, at time: Int) -> Bool {
    self.names.cover(names) && validity.lowerBound <= time
      && validity.upperBound - time > 7 * Self.secondsOfDay
  }
}
