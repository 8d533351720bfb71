import { sql } from 'kysely';
import { installation } from '../../../installation.ts';
import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { environment } from '../../../kernel/lib/environment.ts';
import { hashOfToken } from '../../../kernel/lib/token.ts';
import { deleteRows } from '../../../kernel/write/write-rows.ts';
import { hasFirebase } from '../../../outbox/push/firebase.ts';
import { readSubscription } from '../../../outbox/push/web-push.ts';
import { decrypt, encrypt } from '../../../secrets/vault.ts';

const about = (centre: number, hash: Buffer): string => `push ${hash.toString('hex')} of centre ${centre}`;
const hashOf = (token: string): Buffer => hashOfToken(token, 'push');

/** So many devices one person has; the one that was saved longest ago gives way. */
const MOST = 10;

interface Given {
  readonly token: string;
  readonly device?: object | undefined;
}

/** What tells a device from others: of a subscription its address, whatever else its JSON says. */
const nameOf = (token: string): string => readSubscription(token)?.endpoint ?? token;

/**
 * Keeps where pushes to this device go: a browser's subscription as its JSON, else a token of Firebase. A device that
 * somebody else used before goes over to the caller; what still waits for it is not theirs.
 */
export const keepDevice = async (ctx: Ctx, { token, device = {} }: Given) => {
  if (token.trim() === '') return declined(message('auth.tokenEmpty'), { field: 'token', code: 'REQUIRED' });
  const isWeb = token.trimStart().startsWith('{');
  if (isWeb && !readSubscription(token)) return declined(message('auth.tokenBad'), { field: 'token', code: 'INVALID' });
  if (!isWeb && !hasFirebase(environment()))
    return declined(message('auth.tokenNoApps'), { field: 'token', code: 'NOT_SET_UP' });
  const { centre, user, session } = ctx.who;
  const hash = hashOf(nameOf(token));
  const sealed = encrypt(installation().secrets.vault, about(centre, hash), token);
  await sql`with saved as (
      insert into push_token as p (user_id, hash, sealed, kind, session_id, device, saved_at)
      values (${user}, ${hash}, ${sealed}, ${isWeb ? 'web' : 'firebase'}, ${session},
        ${JSON.stringify(device)}::jsonb, ${ctx.now()}::timestamptz)
      on conflict (centre_id, hash) do update set user_id = excluded.user_id, sealed = excluded.sealed,
        kind = excluded.kind, session_id = excluded.session_id, device = excluded.device, saved_at = excluded.saved_at
      returning id
    ), others as (
      update push_message m set status = 'skipped', reason = 'moved', token_id = null from saved
      where m.token_id = saved.id and m.user_id <> ${user} and m.status = 'waiting'
    )
    delete from push_token where id in (select id from push_token
      where user_id = ${user} and hash <> ${hash} order by saved_at desc offset ${MOST - 1})`.execute(ctx.db);
  return done(message('auth.tokenSaved'));
};

/** Forgets a device of the caller; one that is unknown is forgotten already. */
export const forgetDevice = async (ctx: Ctx, { token }: { readonly token: string }) => {
  await deleteRows(ctx, 'push_token', { user_id: ctx.who.user, hash: hashOf(nameOf(token)) });
  return done(message('auth.tokenForgotten'));
};

/** Where pushes to a device go; null for what does not open under this installation's key. */
export const openDevice = (centre: number, hash: Buffer, sealed: Buffer): string | null => {
  try {
    return decrypt(installation().secrets.vault, about(centre, hash), sealed);
  } catch {
    return null;
  }
};
