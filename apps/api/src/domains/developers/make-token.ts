import { randomBytes } from 'node:crypto';
import { readIpRange } from '@nestling/rules/ip.ts';
import { isTokenScope, TOKEN_DAYS } from '@nestling/rules/token-scopes.ts';
import { declined } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { type InputOf, ids, int, text, texts } from '../../kernel/call/input.ts';
import { message } from '../../kernel/call/message.ts';
import { constraint, type UserError } from '../../kernel/call/refusals.ts';
import { createRow } from '../../kernel/write/write-rows.ts';
import { Location } from '../../model/location/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { hashSecret, newSecret } from '../../secrets/program-secret.ts';
import { openTokenSession } from '../auth/auth.door.ts';
import { AccessToken, ApiClient } from './developers.entities.ts';

const taken = message('developers.takenByChance');
constraint('access_token_centre_id_hash_key', 'name', 'TAKEN', taken);
constraint('access_token_centre_id_client_id_key', 'name', 'TAKEN', taken);
constraint('access_token_centre_id_session_id_key', 'name', 'TAKEN', taken);

/** Tokens one person may hold, and clients a center. */
const MOST = 50;
const DAY_MS = 24 * 60 * 60_000;

/** Locations or students a token may be narrowed to. */
const PARTS = 200;

export const tokenForm = {
  name: text(1, 60),
  scopes: texts(100, 60),
  days: int(1, TOKEN_DAYS.most).optional(),
  networks: texts(20, 45).optional(),
  locations: ids(Location, PARTS, 0).optional(),
  students: ids(Student, PARTS, 0).optional(),
};
type Form = InputOf<typeof tokenForm>;

interface Made {
  readonly id: number;
  readonly secret: string;
  readonly client_id: string | null;
}

/** What is wrong with a form, or null. */
const wrongIn = ({ scopes, networks = [], locations = [], students = [] }: Form): UserError | null => {
  if (scopes.length === 0) return declined(message('developers.noScope'), { field: 'scopes', code: 'NONE' });
  const unknown = scopes.find((scope) => !isTokenScope(scope));
  if (unknown !== undefined)
    return declined(message('developers.unknownScope', { scope: unknown }), { field: 'scopes', code: 'UNKNOWN' });
  if (locations.length > 0 && students.length > 0)
    return declined(message('developers.onePart'), { field: 'students', code: 'BOTH' });
  const odd = networks.find((network) => readIpRange(network) === null);
  if (odd !== undefined)
    return declined(message('developers.noNetwork', { network: odd }), { field: 'networks', code: 'INVALID' });
  return null;
};

/**
 * Makes what a program shows to act as the caller, who has just typed the password again. The secret is answered here and
 * kept as its hash alone. Answers what declines the call instead.
 */
export const makeToken = async (ctx: Ctx, kind: 'personal' | 'client', form: Form): Promise<Made | UserError> => {
  const wrong = wrongIn(form);
  if (wrong) return wrong;
  const { user, role } = ctx.who;
  const held = await ctx.db
    .selectFrom('access_token as t')
    .innerJoin('session as s', 's.id', 't.session_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('t.kind', '=', kind)
    .where('s.ended_at', 'is', null)
    .$if(kind === 'personal', (q) => q.where('t.user_id', '=', user))
    .executeTakeFirstOrThrow();
  if (Number(held.count) >= MOST)
    return declined(message('developers.tooMany', { most: MOST }), { field: 'name', code: 'TOO_MANY' });
  const { name, scopes, days = TOKEN_DAYS.usual, networks = [], locations = [], students = [] } = form;
  const part = locations.length > 0 ? 'locations' : students.length > 0 ? 'students' : null;
  const part_ids = [...new Set([...locations, ...students])];
  const expires = new Date(ctx.now().getTime() + days * DAY_MS);
  const secret = newSecret(kind === 'personal' ? 'nst' : 'nsc');
  const client_id = kind === 'client' ? randomBytes(12).toString('hex') : null;
  const session_id = await openTokenSession(ctx, expires);
  if (typeof session_id !== 'string') return session_id;
  const { id } = await createRow(ctx, 'access_token', {
    session_id,
    user_id: user,
    kind,
    name,
    client_id,
    hash: hashSecret(secret),
    hint: secret.slice(-4),
    role,
    scopes: [...new Set(scopes)],
    networks,
    part,
    part_ids,
    created_at: ctx.now(),
  });
  const entity = kind === 'personal' ? AccessToken : ApiClient;
  ctx.audit({
    entity,
    id,
    after: { name, scopes, networks, ...(part && { [part]: part_ids }), expires: expires.toISOString() },
  });
  return { id, secret, client_id };
};
