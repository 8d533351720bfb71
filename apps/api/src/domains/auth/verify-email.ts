import { sql } from 'kysely';
import { done, notDone } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { textsIn } from '../../kernel/call/languages.ts';
import { type Message, message } from '../../kernel/call/message.ts';
import { User } from '../../model/user/entity.ts';
import { addLink, useMessage } from '../../model/user/sign-in-links.ts';
import { mailerOf } from '../../outbox/mailer.ts';
import { addressed } from '../../outbox/send-emails.ts';
import { sendApproval } from './account-emails.ts';
import { isPinTimeOfGuest, tryCode } from './sign-in-codes.ts';

interface Confirmed {
  readonly id: number;
  readonly full_name: string;
  readonly email: string | null;
  readonly pending: boolean;
  readonly location_id: number | null;
  readonly location: string | null;
  readonly success: string | null;
}

const confirm = async (ctx: Ctx, user: number): Promise<Confirmed | undefined> => {
  const { rows } =
    await sql<Confirmed>`update app_user u set email_confirmed = true, updated_at = ${ctx.now()}::timestamptz
    from (select 1) one left join lateral (
      select l.id as location_id, l.name as location, ls.token_succes_msg as success
      from user_location ul join location l on l.id = ul.location_id
      left join location_setting ls on ls.location_id = l.id
      where ul.user_id = ${user} order by l.id limit 1) at on true
    where u.id = ${user}
    returning u.id, u.full_name, u.email, u.pending, at.location_id, at.location, at.success`.execute(ctx.db);
  return rows[0];
};

const MOST_ASKED = 10;

/** Asks those who manage the location, or the centre's admins where nobody does; all get the same link. */
const askForApproval = async (ctx: Ctx, who: Confirmed): Promise<void> => {
  const { centre } = ctx.who;
  const { rows } = await sql<{ id: number }>`
    with managers as (
      select ul.user_id as id from user_location ul
      where ul.location_id = ${who.location_id} and ul.manages),
    admins as (
      select ur.user_id as id from user_role ur join role r on r.id = ur.role_id and r.name in ('admin', 'center'))
    select id from managers union select id from admins where not exists (select from managers)
    limit ${MOST_ASKED}`.execute(ctx.db);
  if (rows.length === 0) return;
  const staff = await ctx.db
    .selectFrom('app_user')
    .select(addressed)
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('status', '=', 'active')
    .execute();
  const token = await addLink(ctx.db, 'approve', { centre, user: who.id, at: ctx.now() });
  const named = { name: who.full_name, email: who.email ?? '', location: who.location ?? '' };
  const mailer = await mailerOf(ctx);
  for (const each of staff) await sendApproval(mailer, each, named, token);
};

/** What a location has people told when a code does not work; our own sentence where it has none. */
const failure = async (ctx: Ctx, pinTime: string, message: Message): Promise<string> => {
  const { rows } = await sql<{ said: string }>`select ls.token_fail_msg as said
    from sign_in_link k
    join user_location ul on ul.user_id = k.user_id
    join location_setting ls on ls.location_id = ul.location_id
    where k.pin_time = ${pinTime} and ls.token_fail_msg <> ''
    order by ls.location_id limit 1`.execute(ctx.db);
  return rows[0]?.said ?? message.in(textsIn(ctx.request));
};

interface Code {
  readonly token: string;
  readonly pin_created_at: string;
}

/** Confirms an address by the code sent to it; staff are then asked to approve an account that waits for it. */
export const verifyEmail = async (ctx: Ctx, { token, pin_created_at }: Code) => {
  const tried = await tryCode(ctx, 'verify_email', pin_created_at, token);
  if (!tried.right) {
    if (isPinTimeOfGuest(pin_created_at)) {
      const sentence = message('auth.wrongOrOver');
      const error = sentence.in(textsIn(ctx.request));
      return notDone(sentence, { error }, { field: 'token', code: 'WRONG' });
    }
    const sentence = message(tried.over ? 'auth.codeOver' : 'auth.wrongCode');
    const mend = { field: 'token', code: tried.over ? 'OVER' : 'WRONG' };
    return notDone(sentence, { error: await failure(ctx, pin_created_at, sentence) }, mend);
  }
  await useMessage(ctx, tried.id);
  const who = await confirm(ctx, tried.user);
  if (!who) throw new TypeError('unreachable: a link cannot outlive its account');
  ctx.audit({ entity: User, id: who.id, before: { email_confirmed: false }, after: { email_confirmed: true } });
  if (who.pending) await askForApproval(ctx, who);
  const sentence = who.pending
    ? message('auth.emailConfirmedPending', { location: who.location ?? '' })
    : message('auth.emailConfirmed');
  return done(sentence, { error: null, note: who.success });
};
