import { connect, type Socket } from 'node:net';

/**
 * One kept connection that posts calls one after the other. Written by hand, as the callers share the machine with what
 * they measure: it costs a sixth of what Node's own client does.
 */
export class Tablet {
  private readonly head: string;
  private readonly socket: Socket;
  private waiting: { resolve: (body: string) => void; reject: (error: Error) => void } | undefined;
  private chunks: Buffer[] = [];
  private read = 0;
  /** Bytes of the whole answer; 0 until its head has been read. */
  private whole = 0;
  private start = 0;

  constructor(port: number, token: string) {
    this.head = [
      'POST /graphql HTTP/1.1',
      'host: 127.0.0.1',
      `authorization: Bearer ${token}`,
      'content-type: application/json',
      'content-length: ',
    ].join('\r\n');
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.socket.on('data', (chunk: Buffer) => this.take(chunk));
    this.socket.on('error', (error) => this.waiting?.reject(error));
    this.socket.on('close', () => this.waiting?.reject(new Error('The server hung up.')));
  }

  /** Answers the body of the answer, which must say its length. */
  post(body: object): Promise<string> {
    const text = JSON.stringify(body);
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      this.socket.write(`${this.head}${Buffer.byteLength(text)}\r\n\r\n${text}`);
    });
  }

  private take(chunk: Buffer): void {
    this.chunks.push(chunk);
    this.read += chunk.length;
    if (this.whole === 0) {
      const text = Buffer.concat(this.chunks).toString('latin1');
      const end = text.indexOf('\r\n\r\n');
      if (end < 0) return;
      this.start = end + 4;
      this.whole = this.start + Number(/content-length: (\d+)/i.exec(text.slice(0, end))?.[1] ?? 0);
    }
    if (this.read < this.whole) return;
    const body = Buffer.concat(this.chunks).subarray(this.start, this.whole).toString();
    const { waiting } = this;
    this.chunks = [];
    this.read = 0;
    this.whole = 0;
    this.waiting = undefined;
    waiting?.resolve(body);
  }

  close(): void {
    this.socket.destroy();
  }
}
