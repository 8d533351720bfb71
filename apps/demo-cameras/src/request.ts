const MAX_HEAD_BYTES = 16 * 1024;
const MAX_BODY_BYTES = 16 * 1024;

/** One RTSP request (RFC 2326); header names in lower case. */
export interface Request {
  method: string;
  url: string;
  headers: Map<string, string>;
}

/** The peer sent what no RTSP client sends; the connection is closed. */
export class ProtocolError extends Error {}

function parseHead(head: string): Request {
  const [first = '', ...lines] = head.split('\r\n');
  const start = /^([A-Z_]{3,20}) (\S{1,2048}) RTSP\/1\.0$/.exec(first);
  if (!start) throw new ProtocolError('not an RTSP request');
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    if (colon < 1) throw new ProtocolError('a header without a name');
    headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return { method: start[1] ?? '', url: start[2] ?? '', headers };
}

/**
 * Cuts what arrives on a connection into requests. Interleaved packets of the client (receiver reports) are skipped,
 * bodies are dropped: no request of ours has one that matters. Holds at most one request in memory.
 */
export class RequestReader {
  #rest: Buffer = Buffer.alloc(0);

  /** @throws ProtocolError on anything too long or malformed. */
  read(chunk: Buffer): Request[] {
    this.#rest = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    const requests: Request[] = [];
    for (;;) {
      const taken = this.#one();
      if (!taken) return requests;
      this.#rest = this.#rest.subarray(taken.length);
      if (taken.request) requests.push(taken.request);
    }
  }

  /** The next whole message at the front: its length, and the request when it is one. Null: more bytes needed. */
  #one(): { length: number; request?: Request } | null {
    const bytes = this.#rest;
    if (bytes.length === 0) return null;
    if (bytes[0] === 0x24) {
      const length = bytes.length < 4 ? Number.POSITIVE_INFINITY : 4 + bytes.readUInt16BE(2);
      return length <= bytes.length ? { length } : null;
    }
    const end = bytes.subarray(0, MAX_HEAD_BYTES + 4).indexOf('\r\n\r\n');
    if (end < 0) {
      if (bytes.length > MAX_HEAD_BYTES) throw new ProtocolError('a request head over 16 KB');
      return null;
    }
    const request = parseHead(bytes.toString('latin1', 0, end));
    const body = Number(request.headers.get('content-length') ?? 0);
    if (!Number.isInteger(body) || body < 0 || body > MAX_BODY_BYTES) throw new ProtocolError('a body over 16 KB');
    const length = end + 4 + body;
    return length <= bytes.length ? { length, request } : null;
  }
}
