import type { Logger } from 'pino';
import { compile } from '../db/compile.ts';
import type { ConnectionPools } from '../db/connection-pools.ts';
import { Session } from '../db/session.ts';
import { type OpenCentre, readOpenCentres } from './active-centres.ts';
import { petsOf } from './pets-words.ts';

/** Event kind that says: hosts or centres, or how they call their students, have changed, ask again. Told by whoever changes them. */
export const CENTRES_CHANGED = 'centres';

/** Names of the machine itself, as browsers write them: one centre may have them as its hosts. */
export const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'] as const;

const LIMIT = 10_000;
/** An unknown host is asked for again after so long, so that a new centre need not wait for the event. */
const FORGET_UNKNOWN_MS = 5_000;

/** Host without its port, in lower case. */
export const bareHost = (host: string): string => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

const slugOf = (host: string): string | null => /^([a-z0-9][a-z0-9-]*)\.localhost$/.exec(host)?.[1] ?? null;

interface Known {
  readonly centre: number | null;
  readonly until: number;
}

/** Which centre a request is for, by its Host header; kept until told that something has changed. */
export class Centres {
  private readonly pools: ConnectionPools;
  private readonly log: Logger;
  private readonly known = new Map<string, Known>();
  private readonly pets = new Map<number, boolean>();
  private open: Promise<ReadonlyMap<number, OpenCentre>> | null = null;

  constructor(pools: ConnectionPools, log: Logger) {
    this.pools = pools;
    this.log = log;
  }

  /** Null for a host nobody has; a centre that is inactive has none either. */
  async of(host: string): Promise<number | null> {
    const name = bareHost(host);
    const known = this.known.get(name);
    if (known && known.until > performance.now()) return known.centre;
    const centre = await this.find(name);
    if (this.known.size >= LIMIT) this.forget();
    this.known.set(name, {
      centre,
      until: centre === null ? performance.now() + FORGET_UNKNOWN_MS : Number.POSITIVE_INFINITY,
    });
    return centre;
  }

  /** Whether a centre calls its students pets. */
  async saysPets(centre: number): Promise<boolean> {
    const known = this.pets.get(centre);
    if (known !== undefined) return known;
    const [found] = await new Session(this.pools, centre, false, []).send([compile(petsOf(centre))]);
    const pets = found?.rows[0]?.pets === true;
    this.pets.set(centre, pets);
    return pets;
  }

  /** Whether there is a centre of this id that is in use, without a statement of its own. */
  async has(centre: number): Promise<boolean> {
    return (await this.inUse()).has(centre);
  }

  /** Whether a centre has not paid: what is not needed to keep children safe is declined in it. */
  async isSuspended(centre: number): Promise<boolean> {
    return (await this.inUse()).get(centre)?.suspended ?? false;
  }

  private inUse(): Promise<ReadonlyMap<number, OpenCentre>> {
    this.open ??= readOpenCentres(this.pools, 'reads').then(
      (centres) => new Map(centres.map((centre) => [centre.id, centre])),
      (error: unknown) => {
        this.open = null;
        throw error;
      },
    );
    return this.open;
  }

  private async find(name: string): Promise<number | null> {
    const connection = await this.pools.acquire('reads');
    try {
      const [result] = await connection.send([
        {
          text: `select c.id from centre c where c.status <> 'inactive'
            and c.id = coalesce((select h.centre_id from centre_host h where h.host = $1 and h.kind = 'portal'),
              (select s.id from centre s where s.slug = $2))`,
          values: [name, slugOf(name)],
        },
      ]);
      const id = result?.rows[0]?.id;
      return typeof id === 'number' ? id : null;
    } finally {
      connection.release();
    }
  }

  forget(): void {
    this.log.debug({ hosts: this.known.size }, 'hosts forgotten');
    this.known.clear();
    this.pets.clear();
    this.open = null;
  }
}
