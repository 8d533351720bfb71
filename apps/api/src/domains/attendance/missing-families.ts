import { phoneWords } from '@nestling/rules/phones.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import { message } from '../../kernel/call/message.ts';
import { minutesOf } from '../../kernel/lib/local-time.ts';
import { when } from '../../messages/when.ts';
import { openMailer } from '../../outbox/mailer.ts';
import { realAddress } from '../../outbox/placeholder.ts';
import { languageFor, type Reader, sendEmails, type Words } from '../../outbox/send-emails.ts';
import { parentAlerts } from '../settings/settings.door.ts';
import type { Missing } from './missing.ts';

/** Somebody who is told that a child was expected and has not come, and by which ways. */
export interface Missed extends Reader {
  readonly fname: string;
  readonly phone_of_location: string | null;
  readonly child: Missing;
  readonly ways: { readonly app: boolean; readonly email: boolean; readonly sms: boolean };
}

interface Row extends Omit<Missed, 'child' | 'ways'> {
  readonly student: number;
  /** What was chosen, the nearest first: by the person, for the location, for the centre. */
  readonly choices: readonly unknown[];
}

/**
 * The families of children who have not come: whoever is to be alerted of a child, is not black-listed and has not
 * switched this off, by the ways that were chosen, and not before the time of day that was chosen. An address or a number
 * nobody has confirmed is left out.
 */
export const familiesOf = async (db: Kysely<DB>, missing: readonly Missing[]): Promise<readonly Missed[]> => {
  if (missing.length === 0) return [];
  const { rows } = await sql<Row>`
    select m.student, u.id, u.fname, u.language, case when u.phone_verified then u.phone end as phone,
      case when u.email_confirmed then ${realAddress(sql`u.email`)} end as email,
      l.phone as phone_of_location,
      (select coalesce(json_agg(s.value order by s.near), '[]') from (
        select value, 1 as near from user_setting
        where user_id = u.id and key = ${parentAlerts.key}
        union all
        select value, case when location_id is null then 3 else 2 end from app_setting
        where key = ${parentAlerts.key}
          and (location_id is null or location_id = l.id)) s) as choices
    from unnest(${missing.map(({ student }) => student)}::int[], ${missing.map(({ location }) => location.id)}::int[])
      as m(student, location)
    join location l on l.id = m.location
    join standing_guardian gl on gl.student_id = m.student and gl.alert
    join app_user u on u.id = gl.user_id
    where not exists (select 1 from user_setting s where s.user_id = u.id
      and s.key in ('own_notices', 'app_notifications') and s.value ->> 'expected' = 'false')
    order by m.student, u.id`.execute(db);
  const children = new Map(missing.map((child) => [child.student, child]));
  return rows.flatMap(({ student, choices, ...reader }) => {
    const child = children.get(student);
    const chosen = choices.map((one) => parentAlerts.shape.safeParse(one)).find(({ success }) => success);
    const { time, ...ways } = (chosen?.data ?? parentAlerts.fallback).check_in_parent_alert;
    return !child || (time !== null && child.minute < minutesOf(time)) ? [] : [{ ...reader, child, ways }];
  });
};

const wordsFor = (missed: Missed, language: 'en' | 'es', now: Date): Words => {
  const { student, name: child, zone, planned } = missed.child;
  const location = missed.child.location.name;
  const at = when(language, new Date(planned), zone, now);
  return {
    subject: message('missing.subject', { child }),
    lines: [
      message('missing.body', { name: missed.fname, child, location, at }),
      message('missing.home', { child }),
      message('missing.alarm', { child, location, phone: phoneWords(missed.phone_of_location ?? '') }),
      message('missing.choose'),
    ],
    button: { label: message('missing.button'), path: `/student/${student}?tab=schedule` },
  };
};

/**
 * Writes to families by the ways they have chosen, once a day of each child. The link leads to where a family says that a
 * child stays at home; opening it changes nothing, for mail programs look at links too.
 */
export const writeToFamilies = async (
  db: Kysely<DB>,
  centre: number,
  now: Date,
  families: readonly Missed[],
): Promise<void> => {
  const letters = families.flatMap((missed) =>
    (['email', 'sms'] as const).filter((way) => missed.ways[way]).map((way) => ({ missed, sms: way === 'sms' })),
  );
  if (letters.length === 0) return;
  const mailer = await openMailer(db, { centre, at: now, language: 'en' });
  await sendEmails(
    mailer,
    'expected',
    letters.map(({ missed, sms }) => ({
      to: missed,
      words: wordsFor(missed, languageFor(mailer, missed), now),
      sms,
      once: `expected:${missed.child.student}:${missed.child.day}:${missed.id}:${sms ? 'sms' : 'mail'}`,
    })),
  );
};
