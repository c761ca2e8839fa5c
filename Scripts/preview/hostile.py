"""Requests that no browser sends: each is refused, and the preview continues."""

import json
import re
import resource
import socket
import time
import urllib.request

# Each is a request line with headers, and the statuses that refuse it.
REQUESTS = [
    ("GET /../../etc/passwd HTTP/1.1", [], {400, 404}),
    ("GET /..%2f..%2fetc%2fpasswd HTTP/1.1", [], {400, 404}),
    ("GET //etc/passwd HTTP/1.1", [], {400, 404}),
    ("GET /scene//etc/passwd/x/picture.png HTTP/1.1", [], {400, 404}),
    ("GET /scene/%2Fetc%2Fpasswd/x/tree.json HTTP/1.1", [], {400, 404}),
    ("GET /scene/..%2f..%2fMain.storyboard/x/picture.svg HTTP/1.1", [], {400, 404}),
    ("GET http://example.com/ HTTP/1.1", [], {400}),
    ("GET / HTTP/1.1", ["Host: example.com"], {421}),
    ("GET / HTTP/1.1", ["Host: 127.0.0.1"], {421}),
    ("GET /scenes.json HTTP/1.1", ["Origin: http://example.com"], {403}),
    ("GET /scenes.json HTTP/1.1", ["Origin: null"], {403}),
    ("GET /scenes.json HTTP/1.1", ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: no-cors"], {403}),
    ("POST /live HTTP/1.1", ["Content-Length: 2"], {403}),
    ("POST /live HTTP/1.1", ["X-Kumiki-Token: wrong", "Content-Length: 2"], {403}),
    ("DELETE / HTTP/1.1", [], {405}),
    ("GET /" + "a" * 100_000 + " HTTP/1.1", [], {414}),
    ("GET / HTTP/1.1", ["X: " + "a" * 100_000], {431}),
    ("GET /live/none/frame?after=x HTTP/1.1", [], {404}),
]


def run(preview, check):
    """Sends all of it to a preview."""
    port = int(re.search(r":(\d+)/", preview.address)[1])

    def connect():
        return socket.create_connection(("127.0.0.1", port), timeout=30)

    def status(line, headers, body=b""):
        given = headers if any(header.startswith("Host:") for header in headers) else [f"Host: 127.0.0.1:{port}", *headers]
        with connect() as client:
            client.sendall("\r\n".join([line, *given, "Connection: close", "", ""]).encode() + body)
            first = client.recv(4096).split(b"\r\n")[0]
        return int(first.split(b" ")[1]) if first.startswith(b"HTTP/") else None

    def lives():
        assert status("GET /scenes.json HTTP/1.1", []) == 200, "the preview does not respond any more"

    def refuses():
        for line, headers, expected in REQUESTS:
            found = status(line, headers, b"{}" if line.startswith("POST") else b"")
            assert found in expected, f"{line[:60]} {headers}: {found}"
        lives()
        return f"{len(REQUESTS)} requests"

    def ends_bodies():
        with connect() as client:
            client.sendall(f"POST /live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nTransfer-Encoding: chunked\r\n\r\n".encode())
            sent = 0
            try:
                while sent < 512:
                    client.sendall(b"10000\r\n" + b"x" * 0x10000 + b"\r\n")
                    sent += 1
            except OSError:
                pass
        assert sent < 512, "32 MB were received"
        assert status("POST /live HTTP/1.1", ["Content-Length: 99999999999"]) in {400, 413}
        lives()
        return f"cut off after {sent * 64} KB"

    def survives_nonsense():
        for data in [b"\0\1\2\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\x81\xfe\xff\xff" + b"\xff" * 200,
                     b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"]:
            with connect() as client:
                client.sendall(data)
        lives()

    def refuses_commands():
        with urllib.request.urlopen(preview.address) as response:
            token = re.search(r'name="kumiki-token" content="([^"]+)"', response.read().decode())[1]
        headers = [f"X-Kumiki-Token: {token}"]
        for body in [b"", b"{", b"[]", b"\xff\xfe", b'{"scene": ["..", "x"], "configuration": {}}',
                     b'{"scene": null, "configuration": {"device": "toaster"}}', b"[" * 100_000]:
            found = status("POST /live HTTP/1.1", [*headers, f"Content-Length: {len(body)}"], body)
            assert found in {400, 404}, f"{body[:40]}: {found}"
        scene = preview.json("/scenes.json")["documents"][0]["scenes"][0]["address"].strip("/").split("/")[1:]
        body = json.dumps({"scene": scene, "configuration": {}}).encode()
        with connect() as client:
            client.sendall(
                "\r\n".join(["POST /live HTTP/1.1", f"Host: 127.0.0.1:{port}", *headers, f"Content-Length: {len(body)}",
                             "Connection: close", "", ""]).encode() + body)
            text = b""
            while data := client.recv(65536):
                text += data
        screen = json.loads(text.split(b"\r\n\r\n", 1)[1])["id"]
        for body in [b"", b"{}", b"[{}]", b'[{"kind": "down"}]', b'[{"kind": "move", "x": 1e300, "y": 0}]',
                     b'[{"kind": "pinch", "x": 1, "y": 1, "factor": 1e-300}]', b'[{"kind": "text", "text": 5}]',
                     b'[{"kind": "key", "text": "x", "modifiers": 99999999999999999999}]']:
            found = status(f"POST /live/{screen} HTTP/1.1", [*headers, f"Content-Length: {len(body)}"], body)
            assert found in {200, 204, 400}, f"{body[:60]}: {found}"
        assert status(f"GET /live/{screen}/frame?after=-9999999999999999999 HTTP/1.1", []) in {200, 400}
        assert status(f"POST /live/{screen} HTTP/1.1", [*headers, "Content-Length: 19"], b'[{"kind": "close"}]') in {200, 204}
        lives()

    def bears_connections():
        limits = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (limits[1], limits[1]))
        clients = []
        try:
            for _ in range(10_000):
                client = socket.socket()
                client.setblocking(False)
                # The server's queue is shorter; the others wait as well.
                client.connect_ex(("127.0.0.1", port))
                clients.append(client)
            time.sleep(1)
        finally:
            for client in clients:
                client.close()
            resource.setrlimit(resource.RLIMIT_NOFILE, limits)
        lives()
        return f"{len(clients)} at a time, {preview.memory() >> 20} MB"

    check("paths out of the project and foreign sites are refused", refuses)
    check("bodies without end are cut off", ends_bodies)
    check("nonsense in place of requests is survived", survives_nonsense)
    check("malformed commands are refused", refuses_commands)
    check("10,000 connections are survived", bears_connections)
