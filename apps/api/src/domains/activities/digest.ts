import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../db/types.gen.ts';
import type { WorkContext } from '../../kernel/call/context.ts';
import type { Speech } from '../../kernel/call/languages.ts';
import { message } from '../../kernel/call/message.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { type Job, job } from '../../kernel/jobs/job.ts';
import { task } from '../../kernel/jobs/task.ts';
import { dayOf } from '../../messages/when.ts';
import { isWithheld } from '../../model/activity/reach.ts';
import { openMailer } from '../../outbox/mailer.ts';
import { isPlaceholderIn } from '../../outbox/placeholder.ts';
import { postedOnce } from '../../outbox/post.ts';
import { type Reader, sendEmails, speechFor, type Words } from '../../outbox/send-emails.ts';
import type { Attachment } from '../../outbox/written.ts';
import { letterPicture } from '../media/media.door.ts';
import { parentAlerts } from '../settings/settings.door.ts';
import { toldLine } from './told-line.ts';

/** Where a family chose no hour. */
const USUAL_HOUR = '18:00';

interface Entry {
  readonly time: string;
  readonly kind: string;
  readonly note: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  readonly medication: string | null;
  /** Who checked in or out. */
  readonly author: string | null;
  readonly pictured: boolean;
  /** Key of its photo, where the family may see it. */
  readonly photo: string | null;
}
/** The day of a guardian, by the clocks of the children's location. */
interface Hour {
  readonly id: number | null;
  readonly date: string;
  readonly clock: string;
  readonly choices: readonly unknown[];
}
interface Due extends Reader, Hour {
  readonly id: number | null;
  readonly children: readonly { readonly id: number; readonly name: string; readonly entries: readonly Entry[] }[];
}

/** SQL of the guardians who may be written to (`who`), with their children for whom something stands today (`child`). */
const familiesOf = (now: Date, user?: number): Sql => sql`child as (
      select gl.user_id, st.id, st.location_id, coalesce(nullif(st.nick_name, ''), st.fname) as name,
        (${now}::timestamptz at time zone z.value)::date as day, to_char(${now}::timestamptz at time zone z.value, 'HH24:MI') as clock,
        z.value as zone
      from standing_guardian gl join student st on st.id = gl.student_id and st.archived_at is null
      join location l on l.id = st.location_id join timezone z on z.id = l.timezone_id
      where (${user ?? null}::int is null or gl.user_id = ${user ?? null}::int)
        and (exists (select 1 from activity_student x join activity a on a.id = x.activity_id where x.student_id = st.id
            and x.date = (${now}::timestamptz at time zone z.value)::date and x.removed_at is null
            and a.removed_at is null and not a.staff_only and (a.kind not in ('photo', 'video') or a.approved_at is not null))
          or exists (select 1 from attendance t where t.student_id = st.id
            and t.date = (${now}::timestamptz at time zone z.value)::date)
          or exists (select 1 from absence b where b.student_id = st.id
            and b.date = (${now}::timestamptz at time zone z.value)::date and b.undone_at is null))),
    who as (
      select u.id, u.email, u.language, (array_agg(c.location_id order by c.id))[1] as location,
        min(c.day) as day, min(c.clock) as clock
      from child c join app_user u on u.id = c.user_id and u.email is not null
        and u.email_confirmed and not ${isPlaceholderIn(sql`u.email`)}
      group by u.id, u.email, u.language)`;

/** SQL of what each of `who` is read by: the day, its clock and the choices about the letter. */
const wanted: Sql = sql`who.id, to_char(who.day, 'YYYY-MM-DD') as date, who.clock,
      (select coalesce(json_agg(s.value order by s.near), '[]') from (
        select value, 1 as near from user_setting where user_id = who.id and key = ${parentAlerts.key}
        union all
        select value, case when location_id is null then 3 else 2 end from app_setting where key = ${parentAlerts.key}
          and (location_id is null or location_id = who.location)) s) as choices`;

/** Each guardian of a centre who may be written to today, and when. */
const hoursOf = async (db: Kysely<DB>, now: Date): Promise<readonly Hour[]> => {
  const { rows } = await sql<Hour>`with ${familiesOf(now)} select ${wanted} from who order by who.id`.execute(db);
  return rows;
};

/** One of them with the day of the children so far: what families may see, pictures of others' children left out by consent. */
const readerOf = async (db: Kysely<DB>, now: Date, user: number): Promise<Due | undefined> => {
  const comings = sql`select t.at, t.id, json_build_object('time', coalesce(to_char(t.at at time zone c.zone, 'HH24:MI'), '00:00'), 'kind', t.kind,
        'note', t.note, 'details', '{}'::json, 'medication', null, 'author', w.full_name, 'pictured', false, 'photo', null)
      from (
        select checked_in_at as at, id, 'check-in' as kind, null as note, checkedin_by as person from attendance
        where student_id = c.id and date = c.day
        union all
        select checked_out_at, id, 'check-out', null, checkedout_by from attendance
        where student_id = c.id and date = c.day and checked_out_at is not null
        union all
        select null, id, 'absent', coalesce(reason, note), null from absence
        where student_id = c.id and date = c.day and undone_at is null) t
      left join app_user w on w.id = t.person`;
  const own = sql`select g2.student_id from standing_guardian g2 where g2.user_id = who.id`;
  const { rows } = await sql<Due>`with ${familiesOf(now, user)}
    select ${wanted}, who.email, null as phone, who.language,
      (select json_agg(json_build_object('id', c.id, 'name', c.name, 'entries', (
          select coalesce(json_agg(e.entry order by e.at nulls first, e.id), '[]') from (
          select a.at, a.id, json_build_object('time', to_char(a.at at time zone c.zone, 'HH24:MI'), 'kind', a.kind,
            'note', a.note, 'details', a.details, 'medication', m.name, 'author', null,
            'pictured', (a.photo is not null or a.video is not null) and shown.it,
            'photo', case when shown.it then a.photo end) as entry
          from activity_student x join activity a on a.id = x.activity_id
          cross join lateral (select a.approved_at is not null and not ${isWithheld({ name: 'a' }, own)} as it) shown
          left join medication m on m.id = (a.details ->> 'medication')::int
          where x.student_id = c.id and x.date = c.day and x.removed_at is null
            and a.removed_at is null and not a.staff_only and (a.kind not in ('photo', 'video') or shown.it)
          union all ${comings}) e)) order by c.name, c.id)
        from child c where c.user_id = who.id) as children
    from who`.execute(db);
  return rows[0];
};

const wordsFor = ({ children, date }: Due, speech: Speech): Words => {
  const { language } = speech;
  const line = (entry: Entry, name: string) => toldLine({ ...entry, name }, speech);
  const lines = children.flatMap(({ name, entries }) => {
    const count = entries.filter(({ pictured }) => pictured).length;
    const photos = count > 0 ? [message('activities.photos', { count })] : [];
    return entries.length === 0
      ? []
      : [message('activities.digestHello', { name }), ...entries.map((entry) => line(entry, name)), ...photos];
  });
  return {
    subject: message('activities.digest', { date: dayOf(language, date) }),
    lines: [...lines, message('activities.digestChoose')],
    button: { label: message('activities.open'), path: '/home' },
  };
};

/** Whether somebody wants the letter, and its hour has come. */
const isDue = ({ choices, clock }: Hour): boolean => {
  const chosen = choices.map((one) => parentAlerts.shape.safeParse(one)).find(({ success }) => success);
  const { send_parent_activity_report: wanted, time } = chosen?.data ?? parentAlerts.fallback;
  return wanted && clock >= (time ?? USUAL_HOUR);
};

/** A letter shows so many photos; the others are behind its button. */
const MOST_PHOTOS = 4;

/** The photos of a letter, which take their time. */
const photosFor = async (centre: number, { children }: Due): Promise<readonly Attachment[]> => {
  const keys = new Set(children.flatMap(({ entries }) => entries.flatMap(({ photo }) => photo ?? [])));
  const pictures = await Promise.all(
    [...keys].slice(0, MOST_PHOTOS).map(async (key) => ({ key, bytes: await letterPicture(centre, key) })),
  );
  return pictures.flatMap(({ key, bytes }, i) =>
    bytes ? [{ name: `${i + 1}.jpg`, type: 'image/jpeg', content: bytes.toString('base64'), cid: `${key}@photo` }] : [],
  );
};

const nameOf = ({ id, date }: Hour): string => `digest:${id}:${date}`;

/** Those who want the letter, whose hour has come and who have not got it today. */
const notYet = async <T extends Hour>({ db, who }: WorkContext, all: readonly T[]): Promise<readonly T[]> => {
  const due = all.filter(isDue);
  const posted = await postedOnce(db, who.centre, due.map(nameOf));
  return due.filter((one) => !posted.has(nameOf(one)));
};

/** Sends the day in short to one family; once a day. */
const SEND_DIGEST = task('activity.digest_letter', { user: z.number() }, { queue: 'slow', attempts: 5 });

/** Finds the families whose hour has come: by the minute, so that each is written to at the time it has chosen. */
const digest = job('activity.digest', {
  each: 'centre',
  every: '* * * * *',
  run: async (ctx) => {
    for (const { id: user } of await notYet(ctx, await hoursOf(ctx.db, ctx.now())))
      if (user !== null) ctx.enqueue(SEND_DIGEST, { user }, { key: `${user}` });
  },
});

/** Each family's letter stands alone; its photos are made while no transaction is open. */
const sendDigest = job(SEND_DIGEST, {
  steps: async (job, { user }) => {
    const to = await job.transaction(async (ctx) => {
      const found = await readerOf(ctx.db, ctx.now(), user);
      const some = found?.children.some(({ entries }) => entries.length > 0);
      return (await notYet(ctx, found && some ? [found] : []))[0];
    });
    if (!to) return;
    const photos = await photosFor(job.centre, to);
    await job.transaction(async ({ db, now }) => {
      const mailer = await openMailer(db, { centre: job.centre, at: now(), language: 'en' });
      const words = { ...wordsFor(to, speechFor(mailer, to)), attach: () => Promise.resolve(photos) };
      await sendEmails(mailer, 'activity_digest', [{ to, words, once: nameOf(to) }]);
    });
  },
});

/** How long what was removed can be put back with its picture. */
const UNDO_DAYS = 30;

/** Takes pictures off entries that are over: removed long ago, or older than the location keeps them. Their files follow. */
export const erasePictures = async (db: Kysely<DB>, now: Date): Promise<void> => {
  await sql`with over as (
      select a.id from activity a left join photo_setting s on s.location_id = a.location_id
      where (a.photo is not null or a.video is not null)
        and (a.removed_at < ${now}::timestamptz - make_interval(days => ${UNDO_DAYS})
          or a.at < ${now}::timestamptz - make_interval(days => s.keep_days)))
    update activity a set photo = null, video = null, approved_at = null, approved_by = null,
      removed_at = case when a.kind in ('photo', 'video') then coalesce(a.removed_at, ${now}::timestamptz) else a.removed_at end
    from over where a.id = over.id`.execute(db);
};

const erase = job('activity.erase_pictures', {
  each: 'centre',
  every: '47 2 * * *',
  queue: 'slow',
  run: ({ db, now }) => erasePictures(db, now()),
});

/** The jobs of this domain. */
export const activityJobs: readonly Job[] = [digest, sendDigest, erase];
