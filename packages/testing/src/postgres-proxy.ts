import { type Connection, type FaultProxy, type FaultProxyOptions, openFaultProxy, type Tap } from './fault-proxy.ts';

/**
 * What becomes of a COMMIT on its way to Postgres: its answer is lost after it was done, it is lost before it
 * arrives, or it is done and the connection goes silent.
 */
export type CommitFate = 'answer lost' | 'never arrives' | 'silence';

/** A line to Postgres that knows a COMMIT when it passes. */
export interface PostgresProxy {
  readonly line: FaultProxy;
  /** COMMITs that passed so far, and those that met a fate. */
  readonly commits: number;
  readonly lost: number;
  /** Decides for each COMMIT; null lets it pass. Called in the order in which they come. */
  fate(decide: ((n: number) => CommitFate | null) | null): void;
}

/** Opens such a line to the Postgres at a port of this machine. */
export const openPostgresProxy = async (
  target: number,
  options: Omit<FaultProxyOptions, 'tap'> = {},
): Promise<PostgresProxy> => {
  let decide: ((n: number) => CommitFate | null) | null = null;
  let commits = 0;
  let lost = 0;
  const fateOf = (): CommitFate | null => {
    commits += 1;
    const fate = decide?.(commits) ?? null;
    if (fate) lost += 1;
    return fate;
  };
  const line = await openFaultProxy(target, { ...options, tap: (connection) => new CommitTap(connection, fateOf) });
  return {
    line,
    get commits() {
      return commits;
    },
    get lost() {
      return lost;
    },
    fate: (wished) => {
      decide = wished;
    },
  };
};

const START = { ssl: 80_877_103, gss: 80_877_104 };
const isCommit = (text: string): boolean => /^\s*commit\s*;?\s*$/i.test(text);

/** Cuts a stream of messages: one byte of type, four of length that count themselves (PostgreSQL, "Message Formats"). */
class Messages {
  private rest: Buffer = Buffer.alloc(0);
  private started: boolean;

  /** `started`: false for a client, whose first message has no type. */
  constructor(started: boolean) {
    this.started = started;
  }

  *take(bytes: Buffer): Generator<{ type: string; body: Buffer; whole: Buffer }> {
    this.rest = this.rest.length === 0 ? bytes : Buffer.concat([this.rest, bytes]);
    for (;;) {
      const head = this.started ? 1 : 0;
      if (this.rest.length < head + 4) return;
      const end = head + this.rest.readUInt32BE(head);
      if (this.rest.length < end) return;
      const whole = this.rest.subarray(0, end);
      const type = this.started ? String.fromCharCode(whole[0] ?? 0) : '';
      if (!this.started) this.started = whole.length < 8 || !Object.values(START).includes(whole.readUInt32BE(4));
      this.rest = this.rest.subarray(end);
      yield { type, body: whole.subarray(head + 4), whole };
    }
  }
}

const text = (body: Buffer, from = 0): string => body.toString('utf8', from, body.indexOf(0, from));

/** Holds what a client sends until it is complete, up to a Sync or a plain query, and looks for a COMMIT in it. */
class CommitTap implements Tap {
  private readonly connection: Connection;
  private readonly fateOf: () => CommitFate | null;
  private readonly fromClient = new Messages(false);
  private readonly fromServer = new Messages(true);
  private readonly prepared = new Map<string, string>();
  private held: Buffer[] = [];
  private commits = false;
  private swallowing: 'answer lost' | 'silence' | null = null;

  constructor(connection: Connection, fateOf: () => CommitFate | null) {
    this.connection = connection;
    this.fateOf = fateOf;
  }

  there(bytes: Buffer): readonly Buffer[] {
    const passed: Buffer[] = [];
    for (const { type, body, whole } of this.fromClient.take(bytes)) {
      this.held.push(whole);
      this.read(type, body);
      if ('PBDEC'.includes(type) && type !== '') continue;
      const held = this.held;
      this.held = [];
      const fate = this.commits ? this.fateOf() : null;
      this.commits = false;
      if (fate === 'never arrives') {
        this.connection.reset();
        return passed;
      }
      this.swallowing ??= fate;
      passed.push(...held);
    }
    return passed;
  }

  private read(type: string, body: Buffer): void {
    if (type === 'P') {
      const name = text(body);
      this.prepared.set(name, text(body, Buffer.byteLength(name) + 1));
    } else if (type === 'B') {
      const portal = text(body);
      this.commits ||= isCommit(this.prepared.get(text(body, Buffer.byteLength(portal) + 1)) ?? '');
    } else if (type === 'Q') this.commits ||= isCommit(text(body));
  }

  back(bytes: Buffer): readonly Buffer[] {
    const ready = [...this.fromServer.take(bytes)].some(({ type }) => type === 'Z');
    if (this.swallowing === null) return [bytes];
    // Only once it is certainly done: the server has said it is ready for more.
    if (ready && this.swallowing === 'answer lost') this.connection.reset();
    if (ready && this.swallowing === 'silence') this.connection.deafen();
    return [];
  }
}
