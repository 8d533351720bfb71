import { createHash } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { digestFields } from '../src/digest.ts';

export interface Reply {
  status: number;
  headers: Map<string, string>;
  body: string;
}

export interface RtpPacket {
  at: number;
  channel: number;
  marker: boolean;
  sequence: number;
  timestamp: number;
  payload: Buffer;
}

/** A small RTSP client over one TCP connection, for the tests of the camera alone. */
export class RtspClient {
  readonly packets: RtpPacket[] = [];
  closed = false;
  readonly #socket: Socket;
  #bytes: Buffer = Buffer.alloc(0);
  #cseq = 0;
  #replies: ((reply: Reply) => void)[] = [];

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1');
    this.#socket.on('data', (chunk: Buffer) => this.#read(chunk));
    this.#socket.on('error', () => this.#socket.destroy());
    this.#socket.on('close', () => {
      this.closed = true;
    });
  }

  request(method: string, url: string, headers: Record<string, string> = {}): Promise<Reply> {
    const lines = Object.entries({ CSeq: String(++this.#cseq), ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    this.#socket.write(`${method} ${url} RTSP/1.0\r\n${lines.join('\r\n')}\r\n\r\n`);
    return new Promise((done) => this.#replies.push(done));
  }

  raw(bytes: string | Buffer): void {
    this.#socket.write(bytes);
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    this.#bytes = Buffer.concat([this.#bytes, chunk]);
    for (;;) {
      const bytes = this.#bytes;
      if (bytes[0] === 0x24) {
        if (bytes.length < 4 || bytes.length < 4 + bytes.readUInt16BE(2)) return;
        const packet = bytes.subarray(4, 4 + bytes.readUInt16BE(2));
        this.packets.push({
          at: Date.now(),
          channel: bytes[1] ?? -1,
          marker: ((packet[1] ?? 0) & 0x80) !== 0,
          sequence: packet.readUInt16BE(2),
          timestamp: packet.readUInt32BE(4),
          payload: packet.subarray(12),
        });
        this.#bytes = bytes.subarray(4 + packet.length);
      } else {
        const end = bytes.indexOf('\r\n\r\n');
        if (end < 0) return;
        const [first = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
        const headers = new Map(
          lines.map((line) => [
            line.slice(0, line.indexOf(':')).toLowerCase(),
            line.slice(line.indexOf(':') + 1).trim(),
          ]),
        );
        const length = end + 4 + Number(headers.get('content-length') ?? 0);
        if (bytes.length < length) return;
        const reply = { status: Number(first.split(' ')[1]), headers, body: bytes.toString('utf8', end + 4, length) };
        this.#bytes = bytes.subarray(length);
        this.#replies.shift()?.(reply);
      }
    }
  }
}

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

/** The `Authorization` header that answers a Digest challenge. */
export function digestAnswer(challenge: string, user: string, password: string, method: string, url: string): string {
  const fields = digestFields(challenge);
  const realm = fields?.get('realm') ?? '';
  const nonce = fields?.get('nonce') ?? '';
  const response = md5(`${md5(`${user}:${realm}:${password}`)}:${nonce}:${md5(`${method}:${url}`)}`);
  return `Digest username="${user}", realm="${realm}", nonce="${nonce}", uri="${url}", response="${response}"`;
}
