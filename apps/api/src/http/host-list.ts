import type { ConnectionPools } from '../kernel/db/connection-pools.ts';
import { type Events, RESYNC } from '../kernel/events/events.ts';
import { bareHost, CENTRES_CHANGED } from '../kernel/lib/centres.ts';

/**
 * All hosts of centers, read once and again when told that something has changed: a name nobody has costs no question. While
 * the database does not answer they are those it told last.
 */
export class HostList {
  private readonly pools: ConnectionPools;
  private given: Promise<ReadonlySet<string>> | null = null;
  private last: ReadonlySet<string> | null = null;

  constructor(pools: ConnectionPools, events: Pick<Events, 'subscribe'>) {
    this.pools = pools;
    const forget = () => {
      this.given = null;
    };
    events.subscribe(CENTRES_CHANGED, forget);
    events.subscribe(RESYNC, forget);
  }

  /** Whether a host was given to a center; names of this machine ('sunny.localhost') were given to none. */
  async has(host: string): Promise<boolean> {
    this.given ??= this.read().catch((error: unknown) => {
      this.given = null;
      if (this.last) return this.last;
      throw error;
    });
    return (await this.given).has(bareHost(host));
  }

  private async read(): Promise<ReadonlySet<string>> {
    const connection = await this.pools.acquire('reads');
    const [result] = await connection
      .send([{ text: 'select host from centre_host', values: [] }])
      .finally(() => connection.release());
    this.last = new Set((result?.rows ?? []).map(({ host }) => String(host)));
    return this.last;
  }
}
