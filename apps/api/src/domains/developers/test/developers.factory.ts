import { randomBytes } from 'node:crypto';
import { hashSecret, newSecret } from '../../../secrets/program-secret.ts';
import type { TestTenant } from '../../centres/test/centres.factory.ts';

/** A token of a person, or a client it has let in, with the session it acts by. */
export const aToken = async (
  at: TestTenant,
  user: number,
  kind: 'personal' | 'client' = 'personal',
): Promise<{ id: number; session: string; secret: string }> => {
  const session = randomBytes(16).toString('hex');
  const secret = newSecret(kind === 'personal' ? 'nst' : 'nsc');
  await at.db
    .insertInto('session')
    .values({ centre_id: at.centre, id: session, user_id: user, expires_at: '2026-09-01', is_token: true })
    .execute();
  const { id } = await at.db
    .insertInto('access_token')
    .values({
      centre_id: at.centre,
      session_id: session,
      user_id: user,
      kind,
      name: 'Nightly report',
      client_id: kind === 'client' ? randomBytes(12).toString('hex') : null,
      hash: hashSecret(secret),
      hint: secret.slice(-4),
      role: 'admin',
      scopes: ['students:read'],
      created_at: '2026-03-11T15:00:00Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, session, secret };
};
