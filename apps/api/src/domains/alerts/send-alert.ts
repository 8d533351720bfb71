import { HOLD_MS } from '@nestling/rules/hold.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx, WorkContext } from '../../kernel/call/context.ts';
import { choices, flag, type InputOf, text } from '../../kernel/call/input.ts';
import { namedLock } from '../../kernel/db/named-lock.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { task } from '../../kernel/jobs/task.ts';
import { Alert } from '../../model/alert/entity.ts';
import { isSignedIn } from '../../model/session/signed-in.ts';
import { isPlaceholderIn } from '../../outbox/placeholder.ts';
import { notifyMany } from '../notifications/notifications.door.ts';
import { type Audience, peopleOf } from './people.ts';

export const CHANNELS = ['app', 'push', 'mail', 'text'] as const;
type Channel = (typeof CHANNELS)[number];
/** Hands over what is due of an alert; an urgent one does not wait behind others. */
export const SEND_ALERT = task('alert.send', { alert: z.number() });
export const SEND_URGENT_ALERT = task('alert.send_urgent', { alert: z.number() }, { queue: 'urgent' });

export const words = { message: text(1, 1000) };
/** By which ways, and how soon. */
export const how = { urgent: flag().optional(), drill: flag().optional(), channels: choices(...CHANNELS).optional() };
type Given = InputOf<typeof words & typeof how>;

/** What is told of an alert in the portal and by push. */
interface Notice {
  readonly id: number;
  readonly message: string;
  readonly urgent: boolean;
}

/** Tells everybody an alert is for; the push leaves with the notice. */
export const notifyOf = (
  ctx: Pick<WorkContext, 'db' | 'who' | 'now' | 'publish'>,
  { id, message: words, urgent }: Notice,
): Promise<void> =>
  notifyMany(
    ctx,
    sql`select ${urgent ? 'urgent_alert' : 'alert'}::text as kind, ${`alert:${id}`}::text as key, ${id}::int as about,
      jsonb_build_object('text', left(${words}::text, 300)) as facts,
      r.user_id as person, null::int as location, null::int as least
      from alert_recipient r where r.alert_id = ${id}`,
  );

/**
 * SQL of why an alert does not go to a person `u` by a way `c.channel`, null where it does: there is no address, phone or
 * device, or mail came back from the address, which an urgent one tries all the same.
 */
export const whyNotBy = (now: Date, urgent: boolean): Sql => sql`case
  when c.channel = 'mail' and (coalesce(u.email, '') = '' or ${isPlaceholderIn(sql`u.email`)}) then 'no_address'
  when c.channel = 'mail' and exists (select 1 from opted_out o where o.channel = 'mail'
    and o.address = lower(u.email) and o.purpose = 'delivery') then ${urgent ? 'resting_tried' : 'resting'}
  when c.channel = 'push' and not exists (select 1 from push_token t join session ses on ses.id = t.session_id
    and ${isSignedIn('ses', sql`${now}::timestamptz`)}
    where t.user_id = u.id) then 'no_device'
  when c.channel = 'text' and coalesce(u.phone, '') = '' then 'no_phone' end`;

/** The same words to the same people so soon were pressed twice, perhaps in two tabs. A second alarm later is one. */
const TWICE_MS = 60_000;

/**
 * Sends an alert: who gets it and by which way is settled here, what leaves is handed over by a job. One that is not urgent
 * is held for a moment, in which nobody has it and it can be taken back. Urgent ones go at once, by every way to everybody
 * who stands as guardian, also to an address that mail has come back from: a report can be wrong or forged. A drill is
 * planned all the same and reaches nobody.
 */
export const sendAlert = async (ctx: Ctx, given: Given, audience: Audience) => {
  const { centre, user } = ctx.who;
  const now = ctx.now();
  const { urgent = false, drill = false } = given;
  const since = new Date(now.getTime() - TWICE_MS);
  // Another one who presses waits until this call has ended, and finds it.
  await namedLock(`alert ${centre} ${given.message}`).execute(ctx.db);
  const held = !urgent && !drill;
  const starts = new Date(now.getTime() + (held ? HOLD_MS : 0));
  const channels: readonly Channel[] = urgent ? CHANNELS : ['app', 'push', ...(given.channels ?? [])];
  const { rows } = await sql<{ id: number | null; people: number }>`with people as materialized (
      ${peopleOf(audience, urgent)}
    ), fresh as materialized (
      select exists (select 1 from people p where not exists (select 1 from alert a
        join alert_recipient r on r.alert_id = a.id and r.user_id = p.user_id
        where a.message = ${given.message} and a.urgent = ${urgent} and a.drill = ${drill} and a.deleted_at is null
          and a.created_at > ${since}::timestamptz)) as it_is
    ), added as (
      insert into alert (message, urgent, drill, held, sender_id, created_at)
      select ${given.message}, ${urgent}, ${drill}, ${held}, ${user}, ${now}::timestamptz from fresh where it_is
      returning id
    ), recipients as (
      insert into alert_recipient (alert_id, user_id, student_id, location_id, room_id)
      select added.id, p.user_id, p.student_id, p.location_id, p.room_id from added, people p
    )
    select (select id from added) as id, (select count(*)::int from people) as people`.execute(ctx.db);
  const { id = null, people = 0 } = rows[0] ?? {};
  if (people === 0) return declined(message('alerts.nobody'), { field: 'users', code: 'NOBODY' });
  if (id === null) return declined(message('alerts.justSent'), { field: 'message', code: 'TWICE' });
  const { rows: planned } = await sql<{ resting: number; texts: number }>`with planned as (
    insert into alert_delivery (alert_id, user_id, channel, status, reason, due_at)
    select r.alert_id, r.user_id, c.channel,
      case when w.why <> 'resting_tried' then 'skipped' when ${drill}::boolean then 'drill'
        when not ${held}::boolean and c.channel in ('app', 'push') then 'handed' else 'waiting' end, w.why,
      ${starts}::timestamptz + make_interval(mins => case when not ${urgent}::boolean then 0
        when c.channel = 'mail' then coalesce(ls.alert_mail_after, s.mail_after, 0)
        when c.channel = 'text' then coalesce(ls.alert_text_after, s.text_after, 0) else 0 end)
    from alert_recipient r
    join app_user u on u.id = r.user_id
    cross join unnest(${[...new Set(channels)]}::text[]) as c(channel)
    left join alert_setting s on s.centre_id = r.centre_id
    left join location_setting ls on ls.location_id = r.location_id
    cross join lateral (select ${whyNotBy(now, urgent)} as why) w
    where r.alert_id = ${id} returning reason, channel, status)
    select count(*) filter (where reason = 'resting_tried')::int as resting,
      count(*) filter (where channel = 'text' and status = 'waiting')::int as texts from planned`.execute(ctx.db);
  const { resting, texts } = planned[0] ?? { resting: 0, texts: 0 };
  if (!drill && people > 1 && (urgent || texts > 0))
    ctx.confirm({
      code: 'ALERT',
      title: message('confirm.alert', { people, urgent }),
      lines: [message('confirm.alertLine', { people, texts }), message('confirm.says', { words: given.message })],
      about: { entity: Alert, id },
    });
  if (urgent && !drill) {
    await notifyOf(ctx, { id, message: given.message, urgent });
    ctx.enqueue(SEND_URGENT_ALERT, { alert: id });
  }
  if (held) ctx.enqueue(SEND_ALERT, { alert: id }, { at: starts });
  ctx.audit({ entity: Alert, id, after: { urgent, drill, people, message: given.message } });
  const said = drill
    ? message('alerts.drilled', { count: people })
    : message('alerts.sent', { count: people, resting });
  return done(said, { id });
};
