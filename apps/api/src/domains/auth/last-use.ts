import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Claims } from '../../kernel/call/gate.ts';
import type { ConnectionPools } from '../../kernel/db/connection-pools.ts';
import { inCentre } from '../../kernel/db/in-centre.ts';

const EVERY_MS = 60_000;

interface Use {
  readonly at: Date;
  readonly ip: string | null;
}

/**
 * Keeps when each session was last used. Calls only read, so uses are gathered here and written once a minute, one
 * statement for all sessions of a centre; a process that is killed loses a minute of them.
 */
export class LastUse {
  private readonly pools: ConnectionPools;
  private readonly log: Logger;
  private readonly timer: NodeJS.Timeout;
  private seen = new Map<number, Map<string, Use>>();

  constructor(pools: ConnectionPools, log: Logger) {
    this.pools = pools;
    this.log = log;
    this.timer = setInterval(() => void this.write(), EVERY_MS).unref();
  }

  /** Of what programs use the address is kept as well: a person's device is known by its sign-in. */
  saw({ centre, session, grant }: Claims, now: Date, ip: string): void {
    const sessions = this.seen.get(centre) ?? new Map<string, Use>();
    this.seen.set(centre, sessions.set(session, { at: now, ip: grant && ip !== '' ? ip : null }));
  }

  /** Writes what was seen since the last time. Never throws: a use that is not written is no harm. */
  async write(): Promise<void> {
    const seen = this.seen;
    this.seen = new Map();
    for (const [centre, sessions] of seen) {
      const ids = [...sessions.keys()];
      const times = [...sessions.values()].map(({ at }) => at);
      const addresses = [...sessions.values()].map(({ ip }) => ip);
      try {
        await inCentre(this.pools, centre, (db) =>
          sql`update session s set last_used_at = greatest(s.last_used_at, u.at), ip = coalesce(u.ip::inet, s.ip)
            from unnest(${ids}::text[], ${times}::timestamptz[], ${addresses}::text[]) u(id, at, ip)
            where s.id = u.id and s.ended_at is null`.execute(db),
        );
      } catch {
        this.log.warn({ centre, sessions: ids.length }, 'when sessions were last used could not be written');
      }
    }
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.write();
  }
}
