import { type SqlBool, sql } from 'kysely';
import { declined, done, message, rows } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { type InputOf, id, text } from '../../kernel/call/input.ts';
import type { Id, Sql } from '../../kernel/db/tables.ts';
import { containing } from '../../kernel/read/search.ts';
import { records } from '../../kernel/write/records.ts';
import { Alert } from '../../model/alert/entity.ts';
import { Location } from '../../model/location/entity.ts';
import { inOwnLocations } from '../../model/location/reach.ts';
import { SEND_ALERT, SEND_URGENT_ALERT, whyNotBy } from './send-alert.ts';
import { SEND_SAFETY_TEXTS, SEND_TEXTS } from './texts/add-texts.ts';

interface Which {
  readonly id: Id<'alert'>;
}

export const filters = { location: id(Location).optional(), search: text(0, 80).optional() };

/** Alerts of staff, the newest first; of one location those that went to somebody there. */
export const listAlerts = ({ location, search }: InputOf<typeof filters>) =>
  rows(Alert, {
    order: ['-id'],
    where: () => [
      location !== undefined &&
        sql<SqlBool>`exists (select 1 from alert_recipient ar where ar.alert_id = alert.id
          and ar.location_id = ${location})`,
      search?.trim() && containing('alert.message', search),
    ],
  });

/** Notes that the caller has seen an alert: whoever sent it need not try further. */
export const markSeen = async (ctx: Ctx, { id }: Which) => {
  const { user } = ctx.who;
  await sql`with seen as (
      update alert_recipient set seen_at = ${ctx.now()}::timestamptz
      where alert_id = ${id} and user_id = ${user} and seen_at is null)
    update notification set seen_at = ${ctx.now()}::timestamptz
    where user_id = ${user} and key = ${`alert:${id}`} and seen_at is null`.execute(ctx.db);
  return done(message('alerts.seen'));
};

/** Takes an alert off everybody's lists. What waits does not go out any more. */
export const removeAlert = async (ctx: Ctx, { id }: Which) => {
  await sql`with gone as (
      update alert set deleted_at = ${ctx.now()}::timestamptz where id = ${id})
    update notification set deleted_at = ${ctx.now()}::timestamptz where key = ${`alert:${id}`}`.execute(ctx.db);
  ctx.audit({ entity: Alert, id, after: { deleted: true } });
  return done(message('alerts.removed'));
};

const alerts = records(Alert, { gone: message('alerts.tooLate'), soft: true });

/** Takes an alert back that is held yet: nobody gets it. */
export const cancelAlert = async (ctx: Ctx, { id }: Which) => {
  const { held } = await alerts.lock(ctx, id);
  if (!held) return declined(message('alerts.tooLate'), { field: 'id', code: 'SENT' });
  await alerts.remove(ctx, id);
  return done(message('alerts.takenBack'));
};

/** Who has not seen an alert of the past, is still meant by it, and is somebody the caller answers for. */
const unseen = (ctx: Ctx, alert: Id<'alert'>): Sql => sql`select r.user_id, a.urgent from alert a
  join alert_recipient r on r.alert_id = a.id and r.seen_at is null
  where a.id = ${alert} and not a.drill and not a.held
    and (r.location_id is null or a.sender_id = ${ctx.who.user} or ${inOwnLocations(ctx.who, sql`r.location_id`)})
    and (r.student_id is null or exists (select 1 from standing_guardian sg
      where sg.user_id = r.user_id and sg.student_id = r.student_id))`;

/**
 * Tries those again who have not seen an alert: what failed goes once more, what was to wait goes now, and one that is not
 * urgent goes by mail and text too where it was sent without them, after asking. A text that may have arrived is sent again
 * only by this, because a person asked for it.
 */
export const tryAgain = async (ctx: Ctx, { id }: Which) => {
  const at = sql`${ctx.now()}::timestamptz`;
  const { rows: found } = await sql<{ people: number; mails: number; texts: number }>`
    with unseen as materialized (${unseen(ctx, id)}),
    missed as materialized (
      select d.user_id, d.channel, d.status, d.text_recipient_id from alert_delivery d
      join unseen r on r.user_id = d.user_id
      left join outbox o on o.key = d.letter
      left join text_recipient t on t.id = d.text_recipient_id
      where d.alert_id = ${id}
        and (d.status = 'waiting' or d.status = 'handed' and (d.channel = 'mail' and o.trouble is not null and o.sent_at is null
          or d.channel = 'text' and t.status in ('failed', 'unknown') and coalesce(t.reason, '') <> 'no_phone'))
    ), again as (
      update alert_delivery d set status = 'waiting', due_at = ${at},
        round = d.round + case when m.status = 'handed' then 1 else 0 end
      from missed m where d.alert_id = ${id} and d.user_id = m.user_id and d.channel = m.channel
    ), others as (
      insert into alert_delivery (alert_id, user_id, channel, status, due_at)
      select ${id}, r.user_id, c.channel, 'waiting', ${at} from unseen r
      join app_user u on u.id = r.user_id
      cross join (values ('mail'), ('text')) as c (channel)
      where not r.urgent and ${whyNotBy(ctx.now(), false)} is null and not exists (select 1 from alert_delivery d
        where d.alert_id = ${id} and d.user_id = r.user_id and d.channel = c.channel)
      returning user_id, channel)
    select (select count(*)::int from (select user_id from missed union select user_id from others) p) as people,
      (select count(*)::int from others where channel = 'mail') as mails,
      (select count(*)::int from others where channel = 'text') as texts`.execute(ctx.db);
  const { people = 0, mails = 0, texts = 0 } = found[0] ?? {};
  if (people === 0) return declined(message('alerts.nobodyLeft'), { field: 'id', code: 'NOBODY' });
  const { urgent, message: words } = await ctx.db
    .selectFrom('alert')
    .select(['urgent', 'message'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (mails + texts > 0)
    ctx.confirm({
      code: 'ALERT',
      title: message('confirm.alertAgain', { people }),
      lines: [message('confirm.alertAgainLine', { mails, texts }), message('confirm.says', { words })],
      about: { entity: Alert, id },
    });
  ctx.enqueue(urgent ? SEND_URGENT_ALERT : SEND_ALERT, { alert: id });
  ctx.enqueue(urgent ? SEND_SAFETY_TEXTS : SEND_TEXTS, {});
  ctx.audit({ entity: Alert, id, after: { tried_again: people } });
  return done(message('alerts.again', { count: people }));
};

interface Counted {
  readonly id: number;
  readonly full_name: string;
  readonly alerts: number;
  readonly unseen: number;
}

/** The contacts of a location with how many alerts each has got and not seen; those who have missed most come first. */
export const countByPerson = async ({ db }: Ctx, location: number) => {
  const { rows: found } = await sql<Counted>`select u.id, u.full_name, count(a.id)::int as alerts,
      count(a.id) filter (where r.seen_at is null)::int as unseen
    from (select distinct gl.user_id from standing_guardian gl
      join student st on st.id = gl.student_id and st.archived_at is null
      where st.location_id = ${location}) p
    join app_user u on u.id = p.user_id
    left join alert_recipient r on r.user_id = u.id
    left join alert a on a.id = r.alert_id and a.deleted_at is null and not a.drill and not a.held
    group by u.id, u.full_name order by unseen desc, u.full_name limit 2000`.execute(db);
  return found;
};
