import { connect, type Socket } from 'node:net';
import type { Request } from './transport.ts';

export interface Answered {
  readonly status: number;
  readonly headers: string;
  readonly body: string;
  readonly ms: number;
}

const LONGEST_MS = 20_000;

const bytesOf = ({ method, path, headers, body }: Request): Buffer => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = [`${method} ${path} HTTP/1.1`, ...lines, `content-length: ${body.length}`, '', ''].join('\r\n');
  return Buffer.concat([Buffer.from(head, 'latin1'), body]);
};

/** Length of the whole answer once its head is there; null while more must come. An answer is never in chunks unless it says so. */
const endOf = (bytes: Buffer, isHead: boolean): number | null => {
  const head = bytes.indexOf('\r\n\r\n');
  if (head < 0) return null;
  const text = bytes.toString('latin1', 0, head);
  const status = Number(text.slice(9, 12));
  if (isHead || status === 204 || status === 304) return head + 4;
  if (/transfer-encoding: chunked/i.test(text)) {
    const last = bytes.indexOf('0\r\n\r\n', head);
    return last < 0 ? null : last + 5;
  }
  const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
  return bytes.length >= head + 4 + length ? head + 4 + length : null;
};

/** One connection that stays open between requests, and takes what an HTTP client would refuse to send. */
export class Lane {
  private readonly port: number;
  private socket: Socket | null = null;

  constructor(port: number) {
    this.port = port;
  }

  send(request: Request): Promise<Answered> {
    const began = performance.now();
    return new Promise((resolve, reject) => {
      const reused = this.socket;
      const socket = reused ?? connect(this.port, '127.0.0.1').setNoDelay(true);
      this.socket = socket;
      let got = Buffer.alloc(0);
      const finish = (whole: Buffer | null) => {
        clearTimeout(timer);
        socket.removeAllListeners();
        socket.on('error', () => socket.destroy());
        const text = (whole ?? got).toString('latin1');
        if (whole === null || /^connection: close/im.test(text)) {
          socket.destroy();
          this.socket = null;
        }
        const head = text.indexOf('\r\n\r\n');
        resolve({
          status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0),
          headers: text.slice(0, Math.max(0, head)),
          body: (whole ?? got).toString('utf8', head + 4),
          ms: performance.now() - began,
        });
      };
      const timer = setTimeout(() => {
        socket.destroy();
        this.socket = null;
        reject(new Error(`not answered within ${LONGEST_MS} ms`));
      }, LONGEST_MS);
      socket.on('data', (chunk) => {
        got = Buffer.concat([got, chunk]);
        const end = endOf(got, request.method === 'HEAD');
        if (end !== null) finish(got.subarray(0, end));
      });
      // A server may close a connection that has idled just as it is used again.
      const again = () => {
        clearTimeout(timer);
        socket.removeAllListeners();
        socket.on('error', () => undefined);
        this.socket = null;
        if (reused && got.length === 0) this.send(request).then(resolve, reject);
        else finish(null);
      };
      socket.on('error', again);
      socket.on('close', again);
      socket.write(bytesOf(request));
    });
  }

  close(): void {
    this.socket?.destroy();
  }
}
