import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A household's line: bytes a second towards it, over all its connections together, and the way there and back. */
export interface SlowLine {
  readonly bytesPerSecond: number;
  readonly roundTripMs: number;
}

/** A segment of TCP on Ethernet. */
const SEGMENT = 1460;
/** What a sender may have in flight of one connection before it has to wait. */
const WINDOW = 16 * SEGMENT;

/**
 * Ports of this machine as they are seen through one slow line. All connections through all of them share its rate, a
 * segment of each in turn; each piece comes half a round trip later, either way, and a connection costs a round trip
 * before its first byte. What goes out is small and only comes later. (The faults of `@nestling/testing/fault-proxy.ts` know
 * no line that several connections share.)
 */
export const openSlowLine = async (targets: readonly number[], { bytesPerSecond, roundTripMs }: SlowLine) => {
  const flows: Flow[] = [];
  let freeAt = 0;
  let running = false;

  const send = (): void => {
    const flow = flows.shift();
    if (!flow) {
      running = false;
      return;
    }
    const length = flow.send();
    if (flow.left > 0) flows.push(flow);
    freeAt = Math.max(performance.now(), freeAt) + (length * 1000) / bytesPerSecond;
    at(freeAt + roundTripMs / 2, () => flow.deliver());
    at(freeAt, send);
  };
  const offer = (flow: Flow): void => {
    if (!flows.includes(flow)) flows.push(flow);
    if (running) return;
    running = true;
    send();
  };

  const servers = await Promise.all(
    targets.map(async (target) => {
      const server = createServer((near) => {
        const far = connect(target, '127.0.0.1');
        near.setNoDelay(true);
        far.setNoDelay(true);
        const flow = new Flow(far, near);
        far.on('data', (bytes: Buffer) => {
          flow.put(bytes);
          offer(flow);
        });
        far.on('end', () => flow.end());
        for (const [socket, other] of [
          [near, far],
          [far, near],
        ] as const) {
          socket.on('error', () => other.destroy());
        }
        near.on('close', () => far.destroy());
        // The first piece waits for the connection to be made; what follows stays behind it.
        let due = performance.now() + roundTripMs * 1.5;
        const out: Buffer[] = [];
        near.on('data', (bytes: Buffer) => {
          due = Math.max(due, performance.now() + roundTripMs / 2);
          out.push(bytes);
          at(due, () => far.write(out.shift() ?? ''));
        });
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  return {
    /** The ports of this side, in the order of `targets`. */
    ports: servers.map(portOf),
    close: () => {
      for (const server of servers) server.close();
    },
  };
};

/** What one server has said and the line has not yet carried. */
class Flow {
  readonly #from: Socket;
  readonly #to: Socket;
  #waiting: Buffer[] = [];
  #onItsWay: Buffer[] = [];
  #ended = false;
  left = 0;

  constructor(from: Socket, to: Socket) {
    this.#from = from;
    this.#to = to;
  }

  put(bytes: Buffer): void {
    this.#waiting.push(bytes);
    this.left += bytes.length;
    if (this.left > WINDOW) this.#from.pause();
  }

  /** Puts the next segment on its way; answers its length in bytes. */
  send(): number {
    const [head = Buffer.alloc(0)] = this.#waiting;
    const piece = head.subarray(0, SEGMENT);
    if (piece.length === head.length) this.#waiting.shift();
    else this.#waiting[0] = head.subarray(SEGMENT);
    this.#onItsWay.push(piece);
    this.left -= piece.length;
    if (this.left <= WINDOW) this.#from.resume();
    return piece.length;
  }

  /** The oldest segment arrives: timers of nearly the same moment may come in any order, bytes may not. */
  deliver(): void {
    const piece = this.#onItsWay.shift();
    if (piece && !this.#to.destroyed) this.#to.write(piece);
    if (this.#ended && this.left === 0 && this.#onItsWay.length === 0) this.#to.end();
  }

  end(): void {
    this.#ended = true;
    if (this.left === 0 && this.#onItsWay.length === 0) this.#to.end();
  }
}

const at = (moment: number, work: () => void): void => {
  setTimeout(work, Math.max(0, moment - performance.now()));
};

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};
