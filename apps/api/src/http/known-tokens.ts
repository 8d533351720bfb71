import { isRole } from '@nestling/rules/roles.ts';
import type { Claims, ShownAt } from '../kernel/call/gate.ts';
import type { ConnectionPools } from '../kernel/db/connection-pools.ts';
import { inCentre } from '../kernel/db/in-centre.ts';
import { hashSecret, isSecret } from '../secrets/program-secret.ts';
import { narrowing } from './narrowing.ts';

/** So many are remembered; the first ones are forgotten first. */
const REMEMBERED = 10_000;

/**
 * What tokens stand for. What is looked up here never changes of a token: whose it is, its session, what it may. Whether it
 * still holds is asked with every call, so a token that was found once costs no more than a sign-in.
 */
export class KnownTokens {
  private readonly pools: ConnectionPools;
  private readonly known = new Map<string, Claims>();

  constructor(pools: ConnectionPools) {
    this.pools = pools;
  }

  async read(token: string, { centre }: Pick<ShownAt, 'centre'>): Promise<Claims | null> {
    if (!isSecret('nst', token)) return null;
    const hash = hashSecret(token);
    const key = `${centre} ${hash.toString('base64')}`;
    const known = this.known.get(key);
    if (known) return known;
    const row = await inCentre(this.pools, centre, (db) =>
      db
        .selectFrom('access_token')
        .select(['id', 'user_id', 'session_id', 'role', 'scopes', 'networks', 'part', 'part_ids'])
        .where('hash', '=', hash)
        .where('kind', '=', 'personal')
        .executeTakeFirst(),
    );
    if (!row || !isRole(row.role)) return null;
    const { id, user_id: user, session_id: session, role, scopes, networks } = row;
    const claims: Claims = { centre, user, session, role, grant: { id, scopes, networks }, ...narrowing(row) };
    this.known.set(key, claims);
    const [first] = this.known.size > REMEMBERED ? this.known.keys() : [];
    if (first !== undefined) this.known.delete(first);
    return claims;
  }
}
