import { sql } from 'kysely';
import type { Logger } from 'pino';
import { compile } from '../db/compile.ts';
import type { ConnectionPools } from '../db/connection-pools.ts';
import { bareHost } from './centres.ts';
import { hostOf, originAt, siteHostOf } from './origin-of.ts';

/** The public pages of a centre, by the host they were asked at. */
export interface Site {
  readonly centre: number;
  /** Which site of the centre stands here: by its id, or by its slug; null for its first one. */
  readonly which: number | string | null;
  readonly name: string;
  /** Where they stand, such as 'https://www.sunny.example.com': of the rows, whatever a request says of itself. */
  readonly origin: string;
  /** The same of the first site of the centre, at which search engines know its blog. */
  readonly first: string;
  /** Where the centre's people sign in. */
  readonly portal: string;
  /** It looks after pets. */
  readonly pets: boolean;
  /** Search engines are to leave it out: a demo, or a centre that has not paid. */
  readonly hidden: boolean;
}

/** A name only public pages have: nothing of the portal is served at it, whether there is a centre or not. */
const OURS = /^(?:([a-z0-9-]+)\.)?www\.([a-z0-9][a-z0-9-]*)\.localhost$/;
const LIMIT = 10_000;
/** A host that leads nowhere is asked for again after so long. */
const FORGET_NOBODY_MS = 5_000;

type Found = Site | 'nobody';

/** Which hosts are for public pages, and whose; kept until told that something has changed. */
export class Sites {
  private readonly pools: ConnectionPools;
  private readonly log: Logger;
  private given: Promise<ReadonlySet<string>> | null = null;
  private last: ReadonlySet<string> | null = null;
  private readonly known = new Map<string, { readonly found: Found; readonly until: number }>();

  constructor(pools: ConnectionPools, log: Logger) {
    this.pools = pools;
    this.log = log;
  }

  /** The site at a host; 'nobody' where the host is for public pages and no centre in use has it; null for the portal's hosts. */
  async at(host: string): Promise<Found | null> {
    const name = bareHost(host);
    const [, further = null, slug = null] = OURS.exec(name) ?? [];
    if (slug === null && !(await this.hosts()).has(name)) return null;
    const known = this.known.get(name);
    if (known && known.until > performance.now()) return known.found;
    const found = await this.find(name, slug, further);
    if (this.known.size >= LIMIT) this.forget();
    const until = found === 'nobody' ? performance.now() + FORGET_NOBODY_MS : Number.POSITIVE_INFINITY;
    this.known.set(name, { found, until });
    return found;
  }

  forget(): void {
    this.log.debug({ hosts: this.known.size }, 'hosts of public pages forgotten');
    this.known.clear();
    this.given = null;
  }

  /**
   * All hosts that were given to public pages, read once: another host costs no question of its own. While the database does not
   * answer they are those it told last, as the portal's pages need it for nothing else.
   */
  private hosts(): Promise<ReadonlySet<string>> {
    this.given ??= this.ask(sql`select h.host from centre_host h where h.kind = 'site'`).then(
      (rows) => {
        this.last = new Set(rows.map(({ host }) => String(host)));
        return this.last;
      },
      (error: unknown) => {
        this.given = null;
        if (this.last) return this.last;
        throw error;
      },
    );
    return this.given;
  }

  private async find(name: string, slug: string | null, further: string | null): Promise<Found> {
    // Sites are behind the wall of their centre: whether it has one of that slug is asked when a page is made.
    const [row] = await this.ask(sql`select c.id, c.name, h.site_id, ${hostOf} as portal, ${siteHostOf} as first,
        (select min(o.host) from centre_host o
          where o.kind = 'site' and o.centre_id = h.centre_id and o.site_id = h.site_id) as host,
        c.theme = 'pets' as pets, c.status <> 'active' or c.is_demo as hidden
      from centre c left join centre_host h on h.centre_id = c.id and h.kind = 'site' and h.host = ${name}
      where c.status <> 'inactive' and (h.host is not null or c.slug = ${slug})
      order by h.host is null limit 1`);
    if (typeof row?.id !== 'number') return 'nobody';
    const given = typeof row.site_id === 'number' ? row.site_id : null;
    const first = originAt(String(row.first));
    return {
      centre: row.id,
      which: given ?? further,
      name: String(row.name),
      origin: given !== null ? originAt(String(row.host)) : further !== null ? originAt(name) : first,
      first,
      portal: originAt(String(row.portal)),
      pets: row.pets === true,
      hidden: row.hidden === true,
    };
  }

  private async ask(statement: Parameters<typeof compile>[0]): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const connection = await this.pools.acquire('reads');
    try {
      const [result] = await connection.send([compile(statement)]);
      return result?.rows ?? [];
    } finally {
      connection.release();
    }
  }
}
