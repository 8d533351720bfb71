import { networkOf } from '@nestling/rules/ip.ts';
import { isRole } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { ACCESS_SECONDS, signAccess } from '../domains/auth/tokens.ts';
import { installation } from '../installation.ts';
import type { AppContext } from '../kernel/call/app-context.ts';
import { countInWindow, secondsLeft } from '../kernel/call/rate-limit.ts';
import { inCentre } from '../kernel/db/in-centre.ts';
import { hashSecret, isSameSecret, isSecret } from '../secrets/program-secret.ts';
import { narrowing } from './narrowing.ts';

/** Wrong secrets one address may show in a quarter of an hour. */
const WRONG = { times: 20, seconds: 15 * 60 };

/** What a client sends to /oauth/token (RFC 6749, 4.4.2). */
export interface ClientAsks {
  readonly client: string;
  readonly secret: string;
  /** Scopes it wants of its own, parted by blanks; all of them where it names none. */
  readonly scope?: string | undefined;
  readonly ip: string;
}

/** What it is answered (RFC 6749, 5.1), or why not (5.2). */
export type ClientTold =
  | {
      readonly access_token: string;
      readonly token_type: 'Bearer';
      readonly expires_in: number;
      readonly scope: string;
    }
  | { readonly error: 'invalid_client' | 'invalid_scope' }
  | { readonly retry_after: number };

interface Wrong {
  readonly failures: number;
  readonly first_at: Date;
}

/**
 * Exchanges the id and secret of a client for an access token of a quarter of an hour, in the name of the admin who has let
 * it in. Whether that admin may still act is asked with each call the token makes. Wrong secrets are counted by address.
 */
export const tokenForClient = async (
  { pools, clock }: Pick<AppContext, 'pools' | 'clock'>,
  centre: number,
  { client, secret, scope, ip }: ClientAsks,
): Promise<ClientTold> => {
  const now = clock.now();
  const counted = { centre, kind: 'client secret', key: networkOf(ip) };
  const known = await inCentre(pools, centre, async (db) => {
    const since = new Date(now.getTime() - WRONG.seconds * 1000);
    const tries = await db
      .selectFrom('attempt')
      .select(['failures', 'first_at'])
      .where('kind', '=', counted.kind)
      .where('key', '=', counted.key)
      .where('first_at', '>', since)
      .executeTakeFirst();
    if (tries && tries.failures >= WRONG.times) return { wait: secondsLeft(tries.first_at, WRONG.seconds, now) };
    const row = isSecret('nsc', secret)
      ? await db
          .selectFrom('access_token as t')
          .innerJoin('session as s', 's.id', 't.session_id')
          .select([
            't.id',
            't.user_id',
            't.session_id',
            't.role',
            't.scopes',
            't.networks',
            't.hash',
            't.part',
            't.part_ids',
          ])
          .where('t.kind', '=', 'client')
          .where('t.client_id', '=', client)
          .where('s.ended_at', 'is', null)
          .where('s.expires_at', '>', now)
          .executeTakeFirst()
      : undefined;
    const isRight = isSameSecret(secret, row?.hash ?? hashSecret(''));
    if (row && isRight) return { row };
    await sql<Wrong>`${countInWindow({ ...counted, at: now, seconds: WRONG.seconds })}`.execute(db);
    return {};
  });
  if (known.wait !== undefined) return { retry_after: known.wait };
  if (!known.row || !isRole(known.row.role)) return { error: 'invalid_client' };
  const { id, user_id: user, session_id: session, role, scopes: all, networks } = known.row;
  const asked = scope?.split(' ').filter((one) => one !== '') ?? [];
  if (asked.some((one) => !all.includes(one))) return { error: 'invalid_scope' };
  const scopes = asked.length > 0 ? [...new Set(asked)] : all;
  const claims = { centre, user, session, role, grant: { id, scopes, networks }, ...narrowing(known.row) };
  return {
    access_token: await signAccess(installation().secrets, claims, now),
    token_type: 'Bearer',
    expires_in: ACCESS_SECONDS,
    scope: scopes.join(' '),
  };
};
