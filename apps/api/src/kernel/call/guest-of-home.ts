import type { ConnectionPools } from '../db/connection-pools.ts';
import type { RequestContext } from './request-context.ts';

/** The platform's own center by the database it is in; asked again until there is one. */
const homes = new WeakMap<ConnectionPools, number>();

const readHome = async (pools: ConnectionPools): Promise<number | null> => {
  const known = homes.get(pools);
  if (known !== undefined) return known;
  const connection = await pools.acquire('reads');
  const [found] = await connection
    .send([{ text: 'select id from centre where is_platform order by id limit 1', values: [] }])
    .finally(() => connection.release());
  const id = found?.rows[0]?.id;
  if (typeof id !== 'number') return null;
  homes.set(pools, id);
  return id;
};

/**
 * The same request as one of a guest of the platform's own center; where there is none, of the center it came to. Whoever acts
 * as somebody else stays who they are: what writes is declined then.
 */
export const guestOfHome = async (pools: ConnectionPools, given: RequestContext): Promise<RequestContext> =>
  given.claims?.impersonator === undefined
    ? {
        ...given,
        centre: (await readHome(pools)) ?? given.centre,
        suspended: false,
        claims: null,
        role: 'guest',
      }
    : given;
