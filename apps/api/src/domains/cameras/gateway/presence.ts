import type { Logger } from 'pino';
import type { ConnectionPools } from '../../../kernel/db/connection-pools.ts';
import { inCentre } from '../../../kernel/db/in-centre.ts';
import { notify } from '../../../kernel/events/notify.ts';
import type { Clock } from '../../../kernel/lib/clock.ts';
import { closeForgotten } from '../views.ts';
import { markGateway } from './fleet.ts';
import type { Link } from './link.ts';

/** A gateway asks every ten seconds whether we are there: one that does not for so long is gone. */
const SILENT_MS = 25_000;

/** Writes down which gateways of centres are there, so that tickets name one that is. */
export class Presence {
  private readonly pools: ConnectionPools;
  private readonly clock: Clock;
  private readonly log: Logger;

  constructor({ pools, clock, log }: { pools: ConnectionPools; clock: Clock; log: Logger }) {
    this.pools = pools;
    this.clock = clock;
    this.log = log;
  }

  /** Whoever comes or goes, the others are told what they record from now on; viewers find out by themselves. */
  async mark({ own, gateway }: Link, told: { version?: string; gone?: boolean }): Promise<void> {
    if (!own) return;
    try {
      await inCentre(this.pools, own.centre, async (db) => {
        const news = await markGateway(db, own, this.clock.now(), told);
        if (news) await notify(db, own.centre, [{ kind: 'recording' }]);
      });
    } catch (error) {
      this.log.error({ err: error, gateway }, 'a gateway could not be written down');
    }
  }

  /** Says of all that were heard that they are there; answers those that were not. */
  beat(links: Iterable<Link>): Link[] {
    const own = [...links].filter((link) => link.own && link.gateway !== '');
    const silent = own.filter((link) => performance.now() - link.heardAt >= SILENT_MS);
    for (const link of own) if (!silent.includes(link)) void this.mark(link, {});
    return silent;
  }

  /** Closes the views of a gateway that did not come back. */
  async forget({ own, gateway }: Link, links: Iterable<Link>): Promise<void> {
    if (!own || [...links].some((other) => other.gateway === gateway)) return;
    try {
      await inCentre(this.pools, own.centre, (db) => closeForgotten(db, gateway, [], this.clock.now()));
    } catch (error) {
      this.log.error({ err: error, gateway }, 'views of a gateway that went stayed open');
    }
  }
}
