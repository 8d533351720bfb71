import { sql } from 'kysely';
import { type Alias, col, type Sql } from '../../kernel/db/tables.ts';
import {
  atLeast,
  datetime,
  described,
  fields,
  flag,
  ident,
  nested,
  one,
  orNull,
  raw,
  text,
} from '../../kernel/read/entity.ts';
import { Alert, InstantSms, OptedOut, SmsResponse } from '../../model/alert/entity.ts';
import { mayFollow, optedOutOfOwn, ownAlerts, ownReplies, ownTexts } from '../../model/alert/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { User } from '../../model/user/entity.ts';

/** Of the pushes of an alert to all devices of a person; null where none was due. */
const pushed = (what: Sql): Sql => sql`(select ${what} from notification n
  join push_message m on m.notification_id = n.id
  where n.user_id = d.user_id and n.key = 'alert:' || d.alert_id)`;

/** What became of one way of an alert, as the row `d` of its plan and what stands with push, mail and text say. */
const became = sql`case
  when d.status <> 'handed' then d.status
  when d.channel = 'app' then case when r.seen_at is not null then 'seen' else 'sent' end
  when d.channel = 'push' then coalesce(${pushed(sql`case when bool_or(m.status = 'sent') then 'sent'
    when bool_or(m.status in ('waiting', 'sending')) then 'waiting' when bool_or(m.status = 'failed') then 'failed' else 'skipped' end`)}, 'skipped')
  when d.channel = 'mail' then coalesce((select case when o.sent_at is not null then 'sent' when o.trouble is not null then 'failed'
    else 'waiting' end from outbox o where o.key = d.letter), 'waiting')
  else coalesce((select t.status from text_recipient t where t.id = d.text_recipient_id), 'waiting') end`;
const why = sql`coalesce(d.reason, case d.channel
  when 'push' then coalesce(${pushed(sql`case when bool_and(m.status in ('failed', 'skipped')) then max(m.reason) end`)},
    case when not exists (select 1 from notification n join push_message m on m.notification_id = n.id
      where n.user_id = d.user_id and n.key = 'alert:' || d.alert_id) then 'switched_off' end)
  when 'text' then (select t.reason from text_recipient t where t.id = d.text_recipient_id)
  when 'mail' then (select o.trouble from outbox o where o.key = d.letter and o.sent_at is null) end)`;

/** One person of an alert with every way, and where it stands on the whole. */
const followed = (as: Alias<'alert'>, may: Sql): Sql => sql`(
  select coalesce(json_agg(json_build_object('id', r.user_id, 'name', u.full_name, 'student', st.full_name, 'seen_at', r.seen_at,
      'state', case when r.seen_at is not null then 'seen' when w.reached then 'reached' when w.under_way then 'under_way'
        when w.drill then 'drill' else 'missed' end, 'ways', w.ways)
    order by r.seen_at is not null, w.reached, u.full_name), '[]')
  from alert_recipient r
  join app_user u on u.id = r.user_id
  left join student st on st.id = r.student_id
  cross join lateral (
    select json_agg(json_build_object('channel', b.channel, 'status', b.status, 'reason', b.reason) order by b.channel) as ways,
      coalesce(bool_or(b.status in ('delivered', 'seen') or (b.channel <> 'app' and b.status = 'sent'
        and b.reason is distinct from 'resting_tried')), false) as reached,
      coalesce(bool_or(b.status in ('waiting', 'queued', 'sending')), false) as under_way,
      coalesce(bool_or(b.status = 'drill'), false) as drill
    from (select d.channel, ${became} as status, ${why} as reason from alert_delivery d
      where d.alert_id = r.alert_id and d.user_id = r.user_id) b) w
  where r.alert_id = ${col(as, 'id')} and ${may})`;

const counted = (as: Alias<'alert'>, what: Sql): Sql => sql`(select count(*)::int from alert_recipient r
  where r.alert_id = ${col(as, 'id')} and ${what})`;

fields(Alert, {
  id: ident(),
  message: text(),
  urgent: described('Went by every way, at any hour.', flag()),
  drill: described('Planned like the real thing; it reached nobody.', flag()),
  created_at: datetime(),
  sender: one(User, 'sender_id'),
  seen: described(
    'Whether the caller has seen it.',
    raw(
      'Boolean',
      Alert,
      (as, who) =>
        sql`exists (select 1 from alert_recipient me where me.alert_id = ${col(as, 'id')} and me.user_id = ${who.user}
          and me.seen_at is not null)`,
    ),
  ),
  people: described(
    'How many it is for.',
    atLeast(
      'teacher',
      raw('Int', Alert, (as) => counted(as, sql`true`)),
    ),
  ),
  seen_count: described(
    'How many have seen it.',
    atLeast(
      'teacher',
      raw('Int', Alert, (as) => counted(as, sql`r.seen_at is not null`)),
    ),
  ),
  alert_user: described(
    'Each person with the child it came by, the state (seen, reached, under_way, missed, drill) and every way with its reason.',
    atLeast(
      'teacher',
      raw('JSON', Alert, (as, who) => followed(as, mayFollow(who, as, sql`r.location_id`))),
    ),
  ),
  alert_student: described(
    'The children whose families it went to: id, name, how many have seen it.',
    atLeast(
      'teacher',
      raw(
        'JSON',
        Alert,
        (as, who) => sql`(select coalesce(json_agg(x), '[]') from (
          select st.id, st.full_name as name, count(r.seen_at)::int as seen, count(*)::int as people from alert_recipient r
          join student st on st.id = r.student_id
          where r.alert_id = ${col(as, 'id')} and ${mayFollow(who, as, sql`r.location_id`)}
          group by st.id, st.full_name order by st.full_name) x)`,
      ),
    ),
  ),
  alert_program: described(
    'The rooms whose families it went to: id, name, how many have seen it.',
    atLeast(
      'teacher',
      raw(
        'JSON',
        Alert,
        (as, who) => sql`(select coalesce(json_agg(x), '[]') from (
          select rm.id, rm.name, count(r.seen_at)::int as seen, count(*)::int as people from alert_recipient r
          join room rm on rm.id = r.room_id
          where r.alert_id = ${col(as, 'id')} and ${mayFollow(who, as, sql`r.location_id`)}
          group by rm.id, rm.name order by rm.name) x)`,
      ),
    ),
  ),
});
nested(Alert, ownAlerts);

fields(InstantSms, {
  id: ident(),
  message: text(),
  created_at: datetime(),
  sender: one(User, 'sender_id'),
  location: one(Location, 'location_id'),
  recipients: described(
    'Each phone with its person, status, reason and segments.',
    raw(
      'JSON',
      InstantSms,
      (as) => sql`(select coalesce(json_agg(json_build_object('id', r.id, 'user_id', r.user_id, 'name', u.full_name,
          'phone', r.phone, 'status', r.status, 'reason', r.reason, 'segments', r.segments, 'at', r.updated_at)
        order by u.full_name, r.id), '[]') from text_recipient r
        left join app_user u on u.id = r.user_id
        where r.text_id = ${col(as, 'id')})`,
    ),
  ),
});
nested(InstantSms, ownTexts);

fields(SmsResponse, {
  id: ident(),
  phone: text(),
  text: text(),
  kind: described('text, stop, start, help, or maybe_stop: sounds like stop, and a person decides.', text()),
  decided: described('stop or keep, once a person has decided.', orNull.text()),
  received_at: datetime(),
  user: one(User, 'user_id'),
  decider: one(User, 'decided_by'),
  thread: described(
    'What went to and came from this phone, the newest last, twenty at most.',
    raw(
      'JSON',
      SmsResponse,
      (as) => sql`(select coalesce(json_agg(x order by x.at), '[]') from (
        select * from (
          select 'in' as way, p.text, p.received_at as at, null as status from text_reply p
          where p.phone = ${col(as, 'phone')}
          union all
          select 'out', r.body, r.created_at, r.status from text_recipient r
          where r.phone = ${col(as, 'phone')}) both_ways
        order by at desc limit 20) x)`,
    ),
  ),
});
nested(SmsResponse, ownReplies);

fields(OptedOut, {
  id: ident(),
  email: described('The address, where it is one of mail.', text('address')),
  phone: described('The number, where it is one of text messages.', text('address')),
  purpose: described('marketing, operations, or delivery: nothing arrives there.', text()),
  how: described('page, one_click, stop_word, office, bounce or complaint.', text()),
  source: described('What it answered: a letter by its name, or the words that were texted.', orNull.text()),
  reason: described(
    'What the mail server or the person said, where they said why.',
    raw('String', OptedOut, (as) => sql`(select e.reason from consent_entry e where e.id = ${col(as, 'id')})`),
  ),
  created_at: datetime('at'),
  user: one(User, 'user_id'),
});
nested(OptedOut, optedOutOfOwn);
