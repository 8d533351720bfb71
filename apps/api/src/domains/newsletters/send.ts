import { HOLD_MS } from '@nestling/rules/hold.ts';
import type { LetterDocument } from '@nestling/rules/letters/blocks.ts';
import { withFields } from '@nestling/rules/letters/blocks.ts';
import { hasSample } from '@nestling/rules/letters/samples.ts';
import { sql } from 'kysely';
import { declined, done, doneInPart, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { namedLock } from '../../kernel/db/named-lock.ts';
import type { Id, Sql } from '../../kernel/db/tables.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { LetterSend, Newsletter } from '../../model/letter/entity.ts';
import { mailerOf } from '../../outbox/mailer.ts';
import { isPlaceholderIn } from '../../outbox/placeholder.ts';
import { post } from '../../outbox/post.ts';
import { whyNot } from '../alerts/alerts.door.ts';
import { type Composed, compose, MOST_BYTES } from './compose.ts';
import { letterOf } from './document.ts';
import { type LetterFile, takeLetterFile } from './letter-file.ts';
import { PHOTOS } from './letter-parts.ts';
import { fillIn } from './living.ts';
import type { byRole, readers, sendNewsletterActionInput, sendNewsletterInput } from './newsletters.inputs.ts';
import { refusePictures, shownIn } from './pictures.ts';
import { copyFor, SEND_LETTER } from './send-job.ts';
import { senderOf } from './sender.ts';

type Readers = InputOf<typeof readers & typeof byRole>;
const list = (ids: readonly number[] | undefined): Sql => sql`${[...(ids ?? [])]}::int[]`;

/** Beside roles, locations say where those are. SQL of whom a letter reaches, one for each address: who stands and is active, and why some get none. */
const readersOf = ({ users, programs, locations, roles }: Readers): Sql => sql`
  with people as (
    select u.id from app_user u where u.id = any(${list(users)})
    union
    select gl.user_id from student st
    join standing_guardian gl on gl.student_id = st.id
    where st.archived_at is null and st.status = 'active'
      and (${!roles?.length}::boolean and st.location_id = any(${list(locations)}) or st.room_id = any(${list(programs)}))
    union
    select ur.user_id from user_role ur where ur.role_id = any(${list(roles)})
      and (${!locations?.length}::boolean
        or exists (select 1 from user_location ul where ul.user_id = ur.user_id
          and ul.location_id = any(${list(locations)}))
        or exists (select 1 from standing_guardian gl join student st on st.id = gl.student_id
          where gl.user_id = ur.user_id and st.location_id = any(${list(locations)})))
  )
  select distinct on (coalesce(lower(u.email), 'u' || u.id)) u.id, lower(u.email) as email, u.fname, u.full_name,
    case when coalesce(u.email, '') = '' or ${isPlaceholderIn(sql`u.email`)} then 'no_address'
      else ${whyNot('mail', sql`lower(u.email)`, 'marketing')} end as why
  from people p join app_user u on u.id = p.id and u.status = 'active' and not u.pending
    and u.deleted_at is null
  order by coalesce(lower(u.email), 'u' || u.id), u.id`;

interface Reader {
  readonly id: number;
  readonly full_name: string;
  readonly why: string | null;
}
const read = async (ctx: Ctx, readers: Readers): Promise<readonly Reader[]> =>
  (await sql<Reader>`select id, full_name, why from (${readersOf(readers)}) x order by full_name`.execute(ctx.db)).rows;

/** How many a letter would reach, and who is left out and why. */
export const countReaders = async (ctx: Ctx, readers: Readers) => {
  const found = await read(ctx, readers);
  const left = found.flatMap(({ id, full_name, why }) => (why === null ? [] : [{ id, name: full_name, reason: why }]));
  return { count: found.length - left.length, left_out: left.length, left: left.slice(0, 100) };
};

/** What a letter is written with at a location; null: for the whole centre. */
const deskOf = async (ctx: Ctx, template: LetterDocument, location: number | null) => {
  const { centreName, origin } = await mailerOf(ctx);
  const { language } = ctx.request;
  const sender = await senderOf(ctx, centreName, location);
  return {
    sender,
    foot: sender.foot,
    centre: ctx.who.centre,
    centreName,
    origin,
    now: ctx.now(),
    language,
    pictures: await shownIn(ctx, template),
  };
};

/** A letter as its readers see it, with example values put in; nothing leaves. */
export const preview = async (ctx: Ctx, template: LetterDocument, subject: string): Promise<Composed> => {
  const made = await compose(await deskOf(ctx, template, null), subject, await fillIn(ctx, ctx.now(), template));
  const values = { first_name: 'Ana', full_name: 'Ana García' };
  const shown = (part: string) => withFields(part.replaceAll(PHOTOS, ''), values, (value) => value);
  return { ...made, html: shown(made.html), plain: shown(made.plain) };
};

interface Whole {
  readonly newsletter: Id<'newsletter'> | null;
  readonly kind: 'newsletter' | 'custom';
  readonly subject: string;
  readonly template: LetterDocument;
  readonly at?: Date | undefined;
  /** Whose letter it is; null: the whole centre's. */
  readonly location: number | null;
  /** Key of a document that goes along. */
  readonly attachment?: string | undefined;
}

/** A letter that says the same to the same people so soon was pressed twice, perhaps in two tabs. */
const TWICE_MS = 5 * 60_000;

/** Whether everybody it would go to was just sent the same; another one who presses waits until this call has ended. */
const isSentTwice = async (
  ctx: Ctx,
  { subject, plain, file }: { readonly subject: string; readonly plain: string } & Pick<LetterFile, 'file'>,
  readers: Readers,
): Promise<boolean> => {
  const { centre } = ctx.who;
  await namedLock(`letter ${centre} ${subject} ${plain}`).execute(ctx.db);
  const { rows } = await sql<{ twice: boolean }>`select not exists (
      select 1 from (${readersOf(readers)}) x where x.why is null and not exists (
        select 1 from letter_send s join letter_recipient r on r.send_id = s.id
        where s.subject = ${subject} and s.plain = ${plain} and s.file is not distinct from ${file}::text
          and r.email = x.email
          and s.created_at > ${new Date(ctx.now().getTime() - TWICE_MS)}::timestamptz)) as twice`.execute(ctx.db);
  return rows[0]?.twice === true;
};

/** Of a letter's words so many are shown when it is asked about. */
const BEGINNING = 160;
const beginningOf = (plain: string): string => {
  // Its last part is the same below every letter.
  const own = plain.split('\n\n').slice(0, -1).join(' ');
  const words = own.replaceAll(PHOTOS, '').replace(/\s+/g, ' ').trim();
  return words.length > BEGINNING ? `${words.slice(0, BEGINNING)}…` : words;
};

/** Sets a letter on its way: whom it goes to and what it says is settled now, a job sends it. */
const start = async (
  ctx: Ctx,
  { newsletter, kind, subject, template, at, location, attachment }: Whole,
  readers: Readers,
) => {
  const { user } = ctx.who;
  const now = ctx.now();
  const line = subject.replace(/[\r\n]+/g, ' ').trim();
  if (!line) return declined(message('newsletters.needSubject'), { field: 'subject', code: 'REQUIRED' });
  if (hasSample(template)) return declined(message('newsletters.sample'), { field: 'id', code: 'SAMPLE' });
  const missing = await refusePictures(ctx, { template });
  if (missing) return missing;
  const file = await takeLetterFile(ctx, attachment);
  const desk = await deskOf(ctx, template, location);
  const made = await compose(desk, line, await fillIn(ctx, at ?? now, template));
  if (made.bytes > MOST_BYTES) return declined(message('newsletters.tooLong'), { field: 'id', code: 'TOO_LONG' });
  const found = await read(ctx, readers);
  const left = found.filter(({ why }) => why !== null);
  const going = found.length - left.length;
  if (going === 0) return declined(message('newsletters.nobody'), { field: 'users', code: 'NOBODY' });
  if (await isSentTwice(ctx, { subject: line, plain: made.plain, file: file.file }, readers))
    return declined(message('newsletters.justSent'), { field: 'id', code: 'TWICE' });
  // Held for a moment, in which it can be taken back.
  const starts = new Date(Math.max(at?.getTime() ?? 0, now.getTime() + HOLD_MS));
  const { rows } = await sql<{ id: number }>`with sent as (
      insert into letter_send (newsletter_id, kind, subject, html, plain, from_name, reply_to, file, file_type, file_name, status,
        starts_at, created_by, created_at)
      values (${newsletter}, ${kind}, ${line}, ${made.html}, ${made.plain}, ${desk.sender.name}, ${desk.sender.replyTo}, ${file.file},
        ${file.file_type}, ${file.file_name}, 'sending',
        ${starts}::timestamptz, ${user}, ${now}::timestamptz)
      returning id
    ), readers as (
      insert into letter_recipient (send_id, user_id, email, fields, status, reason, at)
      select sent.id, x.id, x.email, jsonb_build_object('first_name', x.fname, 'full_name', x.full_name),
        coalesce(x.why, 'waiting'), null, ${now}::timestamptz
      from sent, (${readersOf(readers)}) x where x.why is distinct from 'no_address')
    select id from sent`.execute(ctx.db);
  const send = rows[0]?.id ?? 0;
  ctx.confirm({
    code: 'LETTER',
    title: message('confirm.letter', { people: going }),
    lines: [
      message('confirm.letterTo', { people: going, left: left.length }),
      message('confirm.letterSubject', { subject: line }),
      message('confirm.letterBegins', { words: beginningOf(made.plain) }),
      ...(file.file_name === null ? [] : [message('confirm.letterFile', { name: file.file_name })]),
      ...(desk.sender.isPlaced ? [] : [message('confirm.letterNoAddress')]),
    ],
    about: { entity: Newsletter, id: newsletter ?? send },
  });
  ctx.enqueue(SEND_LETTER, { send }, { at: starts });
  ctx.audit({
    entity: Newsletter,
    id: newsletter ?? send,
    after: { sent_to: going, left_out: left.length, subject: line },
  });
  const parts = { send: idOf(LetterSend, send) };
  if (left.length === 0) return done(message('newsletters.sending', { count: going }), parts);
  return doneInPart(
    message('newsletters.sendingSome', { count: going, left: left.length }),
    parts,
    left.map(({ id, full_name, why }) => ({
      field: `users.${id}`,
      code: why === 'no_address' ? 'NO_ADDRESS' : why === 'resting' ? 'RESTING' : 'UNSUBSCRIBED',
      message: message(why === 'unsubscribed' ? 'newsletters.unsubscribed' : 'newsletters.noAddress', {
        name: full_name,
      }),
    })),
  );
};

const kept = async (ctx: Ctx, id: Id<'newsletter'>) => {
  const row = await ctx.db
    .selectFrom('newsletter')
    .select(['name', 'subject', 'template', 'location_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...row, template: letterOf(row.template) };
};

/** Sends a newsletter to people, or to the families of rooms and locations. */
export const sendNewsletter = async (
  ctx: Ctx,
  { id, subject, at, attachment, ...readers }: InputOf<typeof sendNewsletterInput> & Pick<Whole, 'attachment'>,
) => {
  const one = await kept(ctx, id);
  return start(
    ctx,
    {
      newsletter: id,
      kind: 'newsletter',
      subject: subject ?? one.subject ?? '',
      template: one.template,
      at,
      location: one.location_id ?? onlyOf(readers.locations),
      attachment,
    },
    readers,
  );
};

/** The one location a letter is for, where it is for one. */
const onlyOf = (locations: readonly number[] | undefined): number | null =>
  locations?.length === 1 ? (locations[0] ?? null) : null;

const written = (msg: string): LetterDocument => ({ blocks: [{ id: 'text', type: 'text', html: msg }] });

/** Sends what was written in one field, as the same letter. */
export const sendWritten = (
  ctx: Ctx,
  {
    subject,
    msg,
    location,
    attachment,
    ...readers
  }: Readers & Pick<InputOf<typeof sendNewsletterActionInput>, 'subject' | 'msg' | 'location' | 'attachment'>,
) => {
  const of = location ?? onlyOf(readers.locations);
  return start(
    ctx,
    { newsletter: null, kind: 'custom', subject, template: written(msg), location: of, attachment },
    readers,
  );
};

/** Sends a newsletter or a written message to people at once. */
export const sendAction = (
  ctx: Ctx,
  {
    type,
    id,
    subject,
    msg,
    users,
    msg_users,
    location,
    attachment: named,
    file,
  }: InputOf<typeof sendNewsletterActionInput>,
) => {
  const readers = { users: [...(users ?? []), ...(msg_users ?? [])] };
  if (named && file && named !== file)
    return declined(message('newsletters.oneFile'), { field: 'file', code: 'TOO_MANY' });
  const attachment = named || file;
  if (type === 'message') return sendWritten(ctx, { ...readers, subject, msg, location, attachment });
  if (id === undefined) return declined(message('newsletters.gone'), { field: 'id', code: 'REQUIRED' });
  return sendNewsletter(ctx, { ...readers, id, subject, attachment });
};

/**
 * Sends one copy to an address, without a trace in the log: the very letter, with the names and photos of who sends it, and a
 * way out that works.
 */
export const sendTest = async (ctx: Ctx, { id, email }: { readonly id: Id<'newsletter'>; readonly email: string }) => {
  const { centre, user } = ctx.who;
  const one = await kept(ctx, id);
  const desk = await deskOf(ctx, one.template, one.location_id);
  const line = (one.subject ?? one.name).replace(/[\r\n]+/g, ' ').trim();
  const made = await compose(desk, line, await fillIn(ctx, ctx.now(), one.template));
  const self = await ctx.db
    .selectFrom('app_user')
    .select(['fname as first_name', 'full_name'])
    .where('id', '=', user)
    .executeTakeFirst();
  const { link, subject, ...whole } = await copyFor(
    ctx,
    { ...made, subject: line },
    {
      name: `test ${id} ${email} ${ctx.now().getTime()}`,
      address: email,
      fields: self,
      center: desk.centreName,
      origin: desk.origin,
    },
  );
  await post(ctx.db, centre, ctx.now(), {
    channel: 'mail',
    kind: 'newsletter_test',
    to: email,
    user,
    written: {
      subject: `[Test] ${subject}`,
      lines: [],
      centre: desk.centreName,
      language: desk.language,
      whole: { ...whole, unsubscribe: link },
      from_name: desk.sender.name ?? desk.centreName,
      ...(desk.sender.replyTo ? { reply_to: desk.sender.replyTo } : {}),
    },
  });
  return done(message('newsletters.tested', { email }));
};

/** Holds a letter up where it is, or lets it go on. */
export const pause = async (ctx: Ctx, { id, paused }: { readonly id: Id<'letter_send'>; readonly paused: boolean }) => {
  const { rows } = await sql<{ gone: number }>`update letter_send set status = ${paused ? 'paused' : 'sending'}
    where id = ${id} and status = ${paused ? 'sending' : 'paused'} returning (
      select count(*)::int from letter_recipient r where r.send_id = letter_send.id and r.status in ('sending', 'sent')
    ) as gone`.execute(ctx.db);
  const [held] = rows;
  if (!held) return declined(message('newsletters.isDone'), { field: 'id', code: 'DONE' });
  if (!paused) ctx.enqueue(SEND_LETTER, { send: id });
  ctx.audit({ entity: Newsletter, id, after: { paused } });
  return done(paused ? message('newsletters.paused', { gone: held.gone }) : message('newsletters.goesOn'));
};
