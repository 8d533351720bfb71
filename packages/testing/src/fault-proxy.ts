import { connect, createServer, type Socket } from 'node:net';
import { Seeded } from './seeded.ts';

/** What a line does to everything that passes, until told otherwise. */
export interface NetworkConditions {
  /** Each piece comes so much later, plus up to `jitterMs`; the order stays. */
  readonly delayMs?: number;
  readonly jitterMs?: number;
  /** Bytes a second, each way of each connection. */
  readonly rate?: number;
  /** Share of pieces in which one bit is turned. */
  readonly corrupt?: number;
  /** Bytes of a connection's answers that still pass; then it is closed in the middle. */
  readonly truncate?: number;
  /** Share of answers that are lost: the request has been passed on, then the connection is reset. */
  readonly loseAnswers?: number;
}

/** One connection through a line, as a tap may end it. */
export interface Connection {
  /** Both ends get a reset (RST) now. */
  reset(): void;
  /** From now on nothing passes either way, and nobody is told: the other machine seems to be gone. */
  deafen(): void;
}

/** Reads along, and decides what passes on: pieces from the client (`there`) and from the server (`back`). */
export interface Tap {
  there(bytes: Buffer): readonly Buffer[];
  back(bytes: Buffer): readonly Buffer[];
}

/** A line to a server on this machine, on which tests make a network's faults. */
export interface FaultProxy {
  readonly port: number;
  /** Connections made through it so far, and those that are open. */
  readonly made: number;
  readonly open: number;
  set(weather: NetworkConditions): void;
  /** Every running connection breaks with a reset (RST); new ones are taken. */
  reset(): void;
  /** Every running connection is closed in order (FIN); new ones are taken. */
  finish(): void;
  /** Running and new connections stay open, and nothing passes until `mend`, which resets them: half-open. */
  deafen(): void;
  /** Running connections break, new ones are refused until `mend`. */
  cut(): Promise<void>;
  /** Fair weather again; takes connections. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

export interface FaultProxyOptions {
  /** Decides by chance what the weather does. */
  readonly random?: Seeded;
  readonly tap?: (connection: Connection) => Tap;
}

const asIs: Tap = { there: (bytes) => [bytes], back: (bytes) => [bytes] };

/** Passes bytes to and fro between a port of its own and the port `target` on this machine. */
export const openFaultProxy = async (
  target: number,
  { random = new Seeded(1), tap }: FaultProxyOptions = {},
): Promise<FaultProxy> => {
  const pairs = new Set<Pair>();
  let weather: NetworkConditions = {};
  let deaf = false;
  let made = 0;
  const server = createServer((near) => {
    made += 1;
    const pair = new Pair(near, target, { random, tap, weather: () => weather, gone: () => pairs.delete(pair) });
    pairs.add(pair);
    if (deaf) pair.deafen();
  });
  const listen = (port: number) =>
    new Promise<number>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => {
        server.off('error', reject);
        const address = server.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
  const each = (act: (pair: Pair) => void) => {
    for (const pair of [...pairs]) act(pair);
  };
  const cut = async () => {
    const closed = server.listening ? new Promise<void>((resolve) => server.close(() => resolve())) : null;
    each((pair) => pair.reset());
    await closed;
  };
  const port = await listen(0);
  return {
    port,
    get made() {
      return made;
    },
    get open() {
      return pairs.size;
    },
    set: (wished) => {
      weather = wished;
    },
    reset: () => each((pair) => pair.reset()),
    finish: () => each((pair) => pair.finish()),
    deafen: () => {
      deaf = true;
      each((pair) => pair.deafen());
    },
    cut,
    mend: async () => {
      weather = {};
      deaf = false;
      each((pair) => pair.isDeaf && pair.reset());
      if (!server.listening) await listen(port);
    },
    close: cut,
  };
};

interface PairOptions {
  readonly random: Seeded;
  readonly tap: ((connection: Connection) => Tap) | undefined;
  weather(): NetworkConditions;
  gone(): void;
}

/** The two sockets of one connection. */
class Pair implements Connection {
  isDeaf = false;
  private readonly near: Socket;
  private readonly far: Socket;
  private readonly options: PairOptions;
  private answered = 0;

  constructor(near: Socket, target: number, options: PairOptions) {
    this.near = near;
    this.far = connect(target, '127.0.0.1');
    this.options = options;
    const tap = options.tap?.(this) ?? asIs;
    this.pass(this.near, this.far, (bytes) => tap.there(bytes));
    this.pass(this.far, this.near, (bytes) => tap.back(this.answer(bytes)));
    for (const [socket, other] of [
      [near, this.far],
      [this.far, near],
    ] as const) {
      socket.setNoDelay(true);
      socket.on('error', () => other.resetAndDestroy());
      socket.on('close', () => {
        if (!this.isDeaf) other.destroy();
        if (near.destroyed && this.far.destroyed) options.gone();
      });
    }
  }

  reset(): void {
    this.near.resetAndDestroy();
    this.far.resetAndDestroy();
  }

  finish(): void {
    this.near.end();
    this.far.end();
  }

  deafen(): void {
    this.isDeaf = true;
  }

  /** What is left of an answer in this weather. */
  private answer(bytes: Buffer): Buffer {
    const { loseAnswers = 0, truncate } = this.options.weather();
    if (loseAnswers > 0 && this.options.random.happens(loseAnswers)) {
      this.reset();
      return Buffer.alloc(0);
    }
    this.answered += bytes.length;
    if (truncate === undefined || this.answered <= truncate) return bytes;
    setImmediate(() => this.finish());
    return bytes.subarray(0, Math.max(0, bytes.length - (this.answered - truncate)));
  }

  private pass(from: Socket, to: Socket, tapped: (bytes: Buffer) => readonly Buffer[]): void {
    let last = Promise.resolve();
    let waiting = 0;
    const write = (piece: Buffer) => {
      if (this.isDeaf || to.destroyed || !to.writable || piece.length === 0) return;
      if (!to.write(piece)) {
        from.pause();
        to.once('drain', () => from.resume());
      }
    };
    from.on('data', (bytes: Buffer) => {
      if (this.isDeaf) return;
      for (const piece of tapped(bytes)) {
        const { ms, sent } = this.under(piece);
        if (ms === 0 && waiting === 0) {
          write(sent);
          continue;
        }
        waiting += 1;
        from.pause();
        last = last.then(async () => {
          if (ms > 0) await new Promise((wake) => setTimeout(wake, ms));
          write(sent);
          waiting -= 1;
          if (waiting === 0) from.resume();
        });
      }
    });
    from.on('end', () => {
      void last.then(() => {
        if (!this.isDeaf) to.end();
      });
    });
  }

  private under(piece: Buffer): { ms: number; sent: Buffer } {
    const { random } = this.options;
    const { delayMs = 0, jitterMs = 0, rate, corrupt = 0 } = this.options.weather();
    const ms = delayMs + (jitterMs > 0 ? random.between(0, jitterMs) : 0) + (rate ? (piece.length * 1000) / rate : 0);
    if (corrupt === 0 || piece.length === 0 || !random.happens(corrupt)) return { ms, sent: piece };
    const turned = Buffer.from(piece);
    const at = random.between(0, turned.length - 1);
    turned[at] = (turned[at] ?? 0) ^ (1 << random.between(0, 7));
    return { ms, sent: turned };
  }
}
