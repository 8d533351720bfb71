import { sql } from 'kysely';
import type { Logger } from 'pino';
import { AUDITED } from '../call/work.ts';
import { compile } from '../db/compile.ts';
import type { ConnectionPools } from '../db/connection-pools.ts';
import { inCentre } from '../db/in-centre.ts';
import { MovedAway } from '../db/session.ts';
import type { Events } from '../events/events.ts';
import { servedHere } from '../lib/active-centres.ts';
import type { Clock } from '../lib/clock.ts';
import { seal } from './audit-chain.ts';

const SECOND_MS = 1_000;
/** Every centre is looked at so often, for rows whose event was missed. */
const SWEEP_MS = 300_000;
/** Between taking an id and being seen as under way lie microseconds; a second is plenty. */
const SETTLE_MS = 1_000;

const { text: ALL_HERE } = compile(sql`select id from centre where ${servedHere}`);

/** An id all rows up to which were taken before `transaction` began. */
interface Mark {
  readonly id: string;
  readonly transaction: string;
  readonly at: number;
}

/**
 * Seals audit rows a second or two after they were committed. Ids are taken before a transaction commits, so a row may
 * appear behind a higher one: the sealer notes the newest id, and seals up to it once every transaction of that moment
 * has ended. Writers never wait for it.
 */
export class Sealer {
  private readonly pools: ConnectionPools;
  private readonly clock: Clock;
  private readonly log: Logger;
  private readonly dirty = new Set<number>();
  private readonly marks: Mark[] = [];
  private readonly stops: (() => void)[] = [];
  private swept = Number.NEGATIVE_INFINITY;
  private busy: Promise<unknown> = Promise.resolve();

  constructor(pools: ConnectionPools, events: Events, clock: Clock, log: Logger) {
    this.pools = pools;
    this.clock = clock;
    this.log = log;
    this.stops.push(events.subscribe(AUDITED, ({ centre }) => this.dirty.add(centre)));
  }

  start(): void {
    const timer = setInterval(() => {
      this.busy = this.busy
        .then(() => this.round())
        .catch((error: unknown) => {
          this.log.warn(
            { reason: error instanceof Error ? error.message : String(error) },
            'audit rows wait to be sealed',
          );
        });
    }, SECOND_MS);
    this.stops.push(() => clearInterval(timer));
  }

  /** Seals what can be sealed now; answers the number of rows. */
  async round(): Promise<number> {
    // By the clock that only goes forward: the machine's may be set back.
    if (performance.now() - this.swept > SWEEP_MS) await this.sweep();
    const until = await this.horizon();
    if (until === null) return 0;
    let sealed = 0;
    for (const centre of [...this.dirty]) {
      this.dirty.delete(centre);
      const at = this.clock.now();
      const left = await inCentre(this.pools, centre, async (db) => {
        sealed += await seal(db, centre, until, at);
        const newer = await db
          .selectFrom('audit')
          .select('id')
          .where('centre_id', '=', centre)
          .where('id', '>', until)
          .limit(1)
          .execute();
        return newer.length > 0;
      }).catch((error: unknown) => {
        // The cell that serves it now seals what is left.
        if (error instanceof MovedAway) return false;
        throw error;
      });
      if (left) this.dirty.add(centre);
    }
    return sealed;
  }

  /** Notes the newest id, and answers the newest one behind which nothing is under way any more. */
  private async horizon(): Promise<string | null> {
    const [row] = await this.ask(
      `select s.last_value::text as id, pg_snapshot_xmax(pg_current_snapshot())::text as next,
        pg_snapshot_xmin(pg_current_snapshot())::text as oldest
      from pg_sequences s where s.schemaname = 'public' and s.sequencename = 'audit_id_seq'`,
    );
    if (typeof row?.next !== 'string' || typeof row.oldest !== 'string') return null;
    const oldest = BigInt(row.oldest);
    if (typeof row.id === 'string' && row.id !== this.marks.at(-1)?.id)
      this.marks.push({ id: row.id, transaction: row.next, at: performance.now() });
    const ended = this.marks.filter(
      ({ transaction, at }) => BigInt(transaction) <= oldest && performance.now() - at >= SETTLE_MS,
    );
    const newest = ended.at(-1);
    if (!newest) return null;
    // The newest one stays: it is what later rounds seal up to as long as nothing new was written.
    this.marks.splice(0, ended.length - 1);
    return newest.id;
  }

  private async sweep(): Promise<void> {
    for (const { id } of await this.ask(ALL_HERE)) if (typeof id === 'number') this.dirty.add(id);
    this.swept = performance.now();
  }

  private async ask(text: string): Promise<readonly Record<string, unknown>[]> {
    const connection = await this.pools.acquire();
    try {
      const [result] = await connection.send([{ text, values: [] }]);
      return result?.rows ?? [];
    } finally {
      connection.release();
    }
  }

  async close(): Promise<void> {
    for (const stop of this.stops.splice(0)) stop();
    await this.busy;
  }
}
