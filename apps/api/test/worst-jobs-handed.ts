import { randomBytes, randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { putFile } from '../src/files/store.ts';
import { uploadFile } from '../src/files/upload-address.ts';
import type { TestTenant } from './harness/test-tenant.ts';

/** A file that begins as a video and goes on as boxes within boxes. */
const noVideo = (): Buffer => {
  const boxes = Buffer.alloc(8_000_000, '\0\0\0\x10moovtrakfree');
  return Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42'), boxes]);
};

const sent = async (centre: number): Promise<string> => {
  const key = `u${randomBytes(33).toString('base64url')}`;
  await putFile(centre, uploadFile(key), noVideo());
  return key;
};

/** A video that was put into the store and is not made yet, and a clip a gateway has cut. */
export const sendFiles = async ({ centre, db }: TestTenant): Promise<void> => {
  const now = new Date();
  const key = `v${randomBytes(16).toString('base64url')}`;
  const video = { type: 'video/mp4', width: 640, height: 360, seconds: 60, bytes: 8_000_000 } as const;
  await db
    .insertInto('video')
    .values({ centre_id: centre, key, upload: uploadFile(await sent(centre)), ...video, created_at: now })
    .execute();
  await sql`insert into recording_cut (centre_id, camera_id, from_at, to_at, state, upload_key, asked_at, answer)
    select centre_id, id, ${now}::timestamptz - interval '1 hour', ${now}::timestamptz, 'cut', ${await sent(centre)}::text,
      ${now}::timestamptz, '{"sha256":"0"}' from camera where centre_id = ${centre} order by id limit 1`.execute(db);
};

type Payloads = RawBuilder<{ payload: object }>;

/** SQL: an event as its listeners are given it. */
const told = (data: RawBuilder<unknown>) => sql`jsonb_build_object('event', ${randomUUID()}::text, 'at',
  to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'by', 0, 'data', ${data})`;

/** Lines of tickets, told to support. */
const actedOn = (centre: number): Payloads =>
  sql`select ${told(
    sql`jsonb_build_object('ticket', ticket_id, 'line', id, 'act', 'opened', 'to', 'support')`,
  )} as payload from ticket_history where centre_id = ${centre} order by id desc limit 20`;

/** Lines of tickets that support has handed up, as they come over to the platform's own center. */
const handedUp = (centre: number): Payloads =>
  sql`select jsonb_build_object('from', ${centre}::int, 'line', id) as payload from ticket_history
    where centre_id = ${centre} and kind = 'raised' order by id desc limit 20`;

/** Answers to such tickets, as they come back. */
const answeredDown = (centre: number): Payloads =>
  sql`with lines as (
      select distinct on (h.ticket_id) h.ticket_id, h.id from ticket_history h
      where h.centre_id = ${centre} and h.kind = 'comment' and not h.internal
        and not exists (select 1 from raised_ticket r where r.centre_id = ${centre} and r.ticket_id = h.ticket_id)
      order by h.ticket_id, h.id desc limit 10
    ), down as (
      insert into raised_ticket (centre_id, ticket_id, key, side, other_centre)
      select ${centre}::int, ticket_id, gen_random_uuid(), 'down', ${centre}::int from lines returning ticket_id
    )
    select jsonb_build_object('from', ${centre}::int, 'line', lines.id) as payload from lines join down using (ticket_id)`;

/**
 * What jobs are given that no call of this world adds: what a processor answers, a new device, a child that moves. Each is
 * handed the records the calls have left, as whoever adds it would; without such records, nothing.
 */
export const handed: Readonly<Record<string, (centre: number, text: string) => Payloads>> = {
  'invoice.sent: notices': (centre) =>
    sql`select ${told(sql`jsonb_build_object('invoice', i.id, 'student', i.student_id, 'location', i.location_id)`)} as payload
    from invoice i where i.centre_id = ${centre} order by i.id desc limit 5`,
  'imports.write_rest': (centre, text) => sql`with place as (
      select id from location where centre_id = ${centre} order by id limit 1
    ), who as (
      select user_id from user_role where centre_id = ${centre} and role_id >= 6 order by user_id limit 1
    ), batch as (
      insert into import_batch (centre_id, kind, location_id, state, created_by, created_at, updated_at)
      select ${centre}::int, 'onboarding', place.id, 'saved', who.user_id, now(), now() from place, who returning id
    ), rest as (
      insert into import_row (centre_id, batch_id, number, data)
      select ${centre}::int, batch.id, n, jsonb_build_object('fname', left(${text}::text, 200), 'lname', left(${text}::text, 200),
        'room', left(${text}::text, 100), 'allergies', left(${text}::text, 1000)) from batch, generate_series(1, 20) n
      returning batch_id
    ) select distinct jsonb_build_object('batch', batch_id) as payload from rest`,
  'billing.make_run': (centre) => sql`select jsonb_build_object('run', id) as payload
    from billing_run where centre_id = ${centre} order by id desc limit 5`,
  'billing.send_run': (centre) => sql`select jsonb_build_object('run', id) as payload
    from billing_run where centre_id = ${centre} order by id desc limit 5`,
  'billing.send_year_receipts': (centre) => sql`select distinct jsonb_build_object(
      'location', location_id, 'year', year, 'language', 'en') as payload
    from year_receipt where centre_id = ${centre} limit 5`,
  'plans.moved: notices': (
    centre,
    text,
  ) => sql`select ${told(sql`jsonb_build_object('student', s.id, 'location', s.location_id,
        'from', ${text}::text, 'goes', to_jsonb(array_fill(${text}::text, array[20])),
        'ends', to_jsonb(array_fill(${text}::text, array[20])))`)} as payload
    from student s where s.centre_id = ${centre} order by s.id limit 5`,
  'subsidy.ending: notices': (centre) =>
    sql`select ${told(sql`jsonb_build_object('subsidy', s.id, 'student', s.student_id, 'agency', s.agency_id, 'day', '2026-03-31')`)} as payload
    from subsidy s where s.centre_id = ${centre} order by s.id limit 5`,
  'plan.shared: notices': (centre) =>
    sql`select ${told(
      sql`jsonb_build_object('plan', id, 'act', 'shared', 'team', '[]'::jsonb)`,
    )} as payload from plan where centre_id = ${centre} order by id desc limit 20`,
  'portfolio.published: notices': (centre) => sql`select ${told(sql`jsonb_build_object('portfolio', id)`)} as payload
    from portfolio where centre_id = ${centre} order by id desc limit 20`,
  'ticket.acted: letters': actedOn,
  'ticket.acted: notices': actedOn,
  'ticket.acted: raised': actedOn,
  'ticket.raised': handedUp,
  'ticket.raised_answer': answeredDown,
  'problem.reported: notices': (centre) => sql`select ${told(sql`jsonb_build_object('report', id)`)} as payload
    from problem_report where centre_id = ${centre} order by id desc limit 20`,
  'auth.write_new_device': (centre, text) => sql`
    with latest as (
      select distinct on (user_id) id, user_id from session where centre_id = ${centre}
      order by user_id, created_at desc
    ), described as (
      update session s set device = jsonb_build_object('client', ${text}::text, 'os', ${text}::text, 'brand', ${text}::text)
      from latest where s.id = latest.id returning s.id
    )
    select jsonb_build_object('session', id::text, 'language', lang) as payload
    from described cross join unnest(array['en', 'es']) lang`,
  'activity.digest_letter': (centre) => sql`
    select distinct jsonb_build_object('user', gl.user_id) as payload
    from standing_guardian gl where gl.centre_id = ${centre}`,
  'billing.charge': (centre) => sql`select jsonb_build_object('payment', id) as payload
    from payment where centre_id = ${centre} order by id desc limit 20`,
  'billing.refund': (centre) => sql`select jsonb_build_object('refund', id) as payload
    from refund where centre_id = ${centre} order by id desc limit 20`,
  'billing.detach': (centre, text) => sql`select jsonb_build_object('location', id, 'ref', ${text}::text) as payload
    from location where centre_id = ${centre}`,
  'billing.stripe_event': (centre, text) => sql`
    select jsonb_build_object('location', l.id, 'kind', kind, 'object', ${text}::text) as payload
    from location l cross join unnest(array['payment_intent', 'refund', 'dispute']) kind where l.centre_id = ${centre}`,
  'center.confirm_own_payment': (_, text) =>
    sql`select jsonb_build_object('session', left(${text}::text, 200)) as payload`,
  'center.confirm_sign_up': (_, text) => sql`select jsonb_build_object('session', left(${text}::text, 200)) as payload`,
  'center.keep_invoices': (centre) =>
    sql`select jsonb_build_object('center', ${centre}::int, 'invoices', '[]'::jsonb) as payload`,
  'center.look_at_subscription': () => sql`select '{}'::jsonb as payload`,
  'center.look_at_domain': () =>
    sql`select jsonb_build_object('domain', min(id)) as payload from server_domain having min(id) is not null`,
  'center.back_up': (centre) => sql`select jsonb_build_object('backup', id) as payload
    from center_backup where centre_id = ${centre} order by id desc limit 5`,
  'center.erase': (centre) => sql`select jsonb_build_object('center', ${centre}::int) as payload`,
  'center.verify_backup': (centre) => sql`select jsonb_build_object('backup', id) as payload
    from center_backup where centre_id = ${centre} order by id desc limit 5`,
  'export.make': (centre) => sql`select jsonb_build_object('export', id) as payload
    from center_export where centre_id = ${centre} order by id desc limit 5`,
  'center.deploy': (centre) => sql`select jsonb_build_object('center', ${centre}::int) as payload`,
  'center.set-up': (centre, text) => sql`
    insert into center_set_up (centre_id, name, email, token_hash, created_at, expires_at, used_at, slug, wanted, password_hash,
      status, step)
    values (${centre}, left(${text}::text, 200), 'worst@example.com', '\\x00', now(), now(), now(), 'worst-center',
      jsonb_build_object('name', left(${text}::text, 200), 'slug', 'worst-center', 'theme', 'nestling', 'language', 'es',
        'location', left(${text}::text, 100), 'zone', 'America/New_York', 'fname', left(${text}::text, 200),
        'lname', left(${text}::text, 200), 'username', left(${text}::text, 100), 'color', '#336699'), 'hash',
      'running', 'center') returning jsonb_build_object('set_up', id) as payload`,
  'incident.take_cut': (centre) => sql`select jsonb_build_object('cut', id) as payload
    from recording_cut where centre_id = ${centre} order by id desc limit 20`,
  'picture.remove': (centre) => sql`select jsonb_build_object('keys', jsonb_agg(key)) as payload
    from (select key from picture where centre_id = ${centre} order by key limit 200) p having count(*) > 0`,
  'video.make': (centre) => sql`select jsonb_build_object('key', key) as payload
    from video where centre_id = ${centre} limit 20`,
  'push.send_urgent': () => sql`select '{}'::jsonb as payload`,
  'webhook.off_letter': (centre, text) => sql`
    insert into webhook (centre_id, key, url, types, status, off_reason, keys_sealed, public_key, created_at, updated_at)
    values (${centre}, gen_random_uuid(), 'https://example.com/' || left(${text}::text, 300), array['invoice.paid'], 'off', 'failing',
      '\\x00', '', now(), now()) returning jsonb_build_object('webhook', id) as payload`,
  'text.send_safety': () => sql`select '{}'::jsonb as payload`,
};
