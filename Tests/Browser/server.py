"""A web server for the page's tests: one folder, exchangeable, and what was fetched."""

import http.server
import pathlib
import threading


def published(dist, pattern):
    """Where the page finds a file whose name has a part of its hash in it."""
    return f"./{next(pathlib.Path(dist).glob(pattern)).name}"


class Handler(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    extensions_map = {
        ".css": "text/css",
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript",
        ".json": "application/json",
        ".mp4": "video/mp4",
        ".png": "image/png",
        ".svg": "image/svg+xml",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".woff2": "font/woff2",
        "": "application/octet-stream",
    }

    def do_GET(self):
        name = self.path.split("?")[0].lstrip("/") or "index.html"
        path = pathlib.Path(self.server.folder, name)
        packed = path.with_name(path.name + ".gz")
        is_packed = "gzip" in self.headers.get("Accept-Encoding", "") and packed.exists()
        if not path.is_file():
            return self.send_error(404)
        body = (packed if is_packed else path).read_bytes()
        self.server.sent.append((name, len(body)))
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(name))
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-cache")
        if is_packed:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class Server(http.server.ThreadingHTTPServer):
    """Serves `folder` at `url` until `close`; `sent` lists names and bytes."""

    daemon_threads = True

    def __init__(self, folder, port=0):
        super().__init__(("127.0.0.1", port), Handler)
        self.folder = pathlib.Path(folder)
        self.sent = []
        self.port = self.server_address[1]
        self.url = f"http://localhost:{self.port}/"
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def close(self):
        self.shutdown()
        self.server_close()
