import { choosableNotices, isOwnNotice, isQuiet } from '@nestling/rules/own-notices.ts';
import { type SqlBool, sql } from 'kysely';
import { declined, done, message, rows } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Id } from '../../kernel/db/tables.ts';
import type { Where } from '../../kernel/db/where.ts';
import { type Changes, updateRows } from '../../kernel/write/write-rows.ts';
import { Notification } from './notifications.entities.ts';

const SHORT = 10;

/** The newest ones, and how many of all are unseen. */
export const shortList = async (ctx: Ctx) => {
  const { rows: found } = await sql<{ unread: number }>`select count(*)::int as unread from notification
    where user_id = ${ctx.who.user} and seen_at is null and deleted_at is null`.execute(ctx.db);
  return { unread: found[0]?.unread ?? 0, data: rows(Notification, { order: ['-id'], limit: SHORT }) };
};

export const longList = (seen: boolean | undefined) =>
  rows(Notification, {
    order: ['-id'],
    where: () => [
      seen !== undefined &&
        (seen ? sql<SqlBool>`notification.seen_at is not null` : sql<SqlBool>`notification.seen_at is null`),
    ],
  });

interface Which {
  readonly id: Id<'notification'>;
}

const setOwn = (ctx: Ctx, which: Where<'notification'>, set: Changes<'notification'>) =>
  updateRows(ctx, 'notification', { user_id: ctx.who.user, deleted_at: null, ...which }, set);

export const markSeen = async (ctx: Ctx, { id }: Which) => {
  await setOwn(ctx, { id, seen_at: null }, { seen_at: ctx.now() });
  return done(message('notice.seen'));
};

export const markAllSeen = async (ctx: Ctx) => {
  await setOwn(ctx, { seen_at: null }, { seen_at: ctx.now() });
  return done(message('notice.allSeen'));
};

/** The row stays, so that the same is not told again; nobody sees it any more. */
export const remove = async (ctx: Ctx, { id }: Which) => {
  await setOwn(ctx, { id }, { deleted_at: ctx.now() });
  return done(message('notice.removed'));
};

const CHOICES = 'own_notices';

/** Of what the caller can be told, and whether it is. */
export const readChoices = async (ctx: Ctx) => {
  const { rows: said } = await sql<{ kind: string; off: boolean; asked: boolean }>`select e.key as kind,
      bool_or(e.value = 'false') as off, bool_or(e.value = 'true' and s.key = ${CHOICES}) as asked
    from user_setting s cross join jsonb_each_text(s.value) e
    where s.user_id = ${ctx.who.user}
      and s.key in (${CHOICES}, 'app_notifications') group by e.key`.execute(ctx.db);
  const of = new Map(said.map((one) => [one.kind, one]));
  return choosableNotices(ctx.who.role).map((kind) => {
    const { off = false, asked = false } = of.get(kind) ?? {};
    return { kind, on: !off && (asked || !isQuiet(kind)) };
  });
};

/** Switches one kind on or off for the caller. The app's own flag of the same name goes along. */
export const choose = async (ctx: Ctx, { kind, on }: { readonly kind: string; readonly on: boolean }) => {
  if (!isOwnNotice(kind) || !choosableNotices(ctx.who.role).includes(kind))
    return declined(message('notice.noSuchKind'), { field: 'kind', code: 'UNKNOWN' });
  const { user } = ctx.who;
  const value = sql`jsonb_build_object(${kind}::text, ${on}::boolean)`;
  await sql`insert into user_setting as s (user_id, key, value, updated_at, updated_by)
    values (${user}, ${CHOICES}, ${value}, ${ctx.now()}::timestamptz, ${user})
    on conflict (centre_id, user_id, key) do update set value = s.value || excluded.value,
      updated_at = excluded.updated_at, updated_by = excluded.updated_by`.execute(ctx.db);
  await sql`update user_setting s set value = s.value || ${value} where s.user_id = ${user}
    and s.key = 'app_notifications' and s.value ? ${kind}`.execute(ctx.db);
  return done(message('notice.choiceSaved'));
};
