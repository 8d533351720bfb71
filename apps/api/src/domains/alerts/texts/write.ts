import { HOLD_MS } from '@nestling/rules/hold.ts';
import { e164 } from '@nestling/rules/phones.ts';
import { type SqlBool, sql } from 'kysely';
import { declined, done, doneInPart, message, rows } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { flag, type InputOf } from '../../../kernel/call/input.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { containing } from '../../../kernel/read/search.ts';
import { records } from '../../../kernel/write/records.ts';
import { Consent, InstantSms, SmsResponse } from '../../../model/alert/entity.ts';
import { whyNot } from '../consent/consent.ts';
import { filters } from '../follow.ts';
import { type Audience, peopleOf } from '../people.ts';
import { words } from '../send-alert.ts';
import { addTexts } from './add-texts.ts';
import { stopOrStart } from './hooks.ts';

interface Person {
  readonly id: number;
  readonly name: string;
  readonly student: string | null;
  readonly phone: string | null;
}

const peopleWithPhones = async ({ db }: Ctx, audience: Audience): Promise<readonly Person[]> => {
  const { rows: found } = await sql<Person>`with p as (${peopleOf(audience)})
    select u.id, u.full_name as name, st.full_name as student, u.phone from p
    join app_user u on u.id = p.user_id
    left join student st on st.id = p.student_id
    order by u.full_name, u.id`.execute(db);
  return found;
};

/** Who of an audience a text would go to, and why not; those who share a phone share one text. */
export const preview = async (ctx: Ctx, audience: Audience) => {
  const people = await peopleWithPhones(ctx, audience);
  const numbers = people.map(({ phone }) => e164(phone) ?? '');
  const { rows: judged } = await sql<{ phone: string; why: string | null }>`select p.phone,
      ${whyNot('text', sql`p.phone`, 'operations')} as why
    from unnest(${[...new Set(numbers)]}::text[]) as p(phone)`.execute(ctx.db);
  const why = new Map(judged.map((one) => [one.phone, one.why]));
  const first = new Set<string>();
  return people.map(({ id, name, student }, at) => {
    const phone = numbers[at] ?? '';
    const shared = phone !== '' && first.has(phone);
    first.add(phone);
    const reason = phone === '' ? 'no_phone' : (why.get(phone) ?? (shared ? 'shared' : null));
    return { id, name, student, phone, unsubscribed: reason === 'unsubscribed', reason };
  });
};

export const textInput = { ...words, location: filters.location };

/** What somebody writes is held for a moment, in which it can be taken back. */
const startsAt = (ctx: Ctx): Date => new Date(ctx.now().getTime() + HOLD_MS);

/** A text to many costs money for each part of each: how many there are, and what it says. */
const askTexts = (ctx: Ctx, id: number, words: string, phones: number, segments: number): void =>
  ctx.confirm({
    code: 'TEXT',
    title: message('confirm.texts', { phones }),
    lines: [
      message('confirm.textsLine', { phones, segments, all: phones * segments }),
      message('confirm.says', { words }),
    ],
    about: { entity: InstantSms, id },
  });

/** Sends a text to people, or to the families of students and rooms; who gets none is answered, each with the reason. */
export const sendTexts = async (
  ctx: Ctx,
  { message: words, location }: InputOf<typeof textInput>,
  audience: Audience,
) => {
  const people = await peopleWithPhones(ctx, audience);
  if (people.length === 0) return declined(message('texts.nobody'), { field: 'users', code: 'NOBODY' });
  const { text, queued, segments } = await addTexts(ctx.db, ctx.who.centre, ctx.now(), {
    message: words,
    purpose: 'operations',
    sender: ctx.who.user,
    location: location ?? null,
    starts: startsAt(ctx),
    people: people.map(({ id: user, phone }) => ({ user, phone })),
  });
  const going = queued.filter(({ status }) => status === 'queued').length;
  const left = queued.filter(({ status }) => status !== 'queued');
  if (going === 0) return declined(message('texts.noneGoes'), { field: 'users', code: 'NOBODY' });
  if (going > 1) askTexts(ctx, text, words, going, segments);
  ctx.audit({ entity: InstantSms, id: text, after: { phones: going, left_out: left.length } });
  return doneInPart(
    message('texts.sent', { count: going }),
    { id: text },
    left.map(({ user_id, reason }) => ({
      field: `users.${user_id}`,
      code: reason === 'no_phone' ? 'NO_PHONE' : 'UNSUBSCRIBED',
      message: message(reason === 'no_phone' ? 'texts.noPhone' : 'texts.unsubscribed'),
    })),
  );
};

/** Sends one text to one person. */
export const sendToOne = async (
  ctx: Ctx,
  { user_id, message: words }: { readonly user_id: Id<'app_user'>; readonly message: string },
) => {
  const [one] = await preview(ctx, { users: [user_id] });
  if (!one) return declined(message('texts.nobody'), { field: 'user_id', code: 'NOBODY' });
  if (one.reason === 'no_phone') return declined(message('texts.noPhone'), { field: 'user_id', code: 'NO_PHONE' });
  if (one.reason) return declined(message('texts.unsubscribed'), { field: 'user_id', code: 'UNSUBSCRIBED' });
  const { text } = await addTexts(ctx.db, ctx.who.centre, ctx.now(), {
    message: words,
    purpose: 'operations',
    sender: ctx.who.user,
    location: null,
    starts: startsAt(ctx),
    people: [{ user: user_id, phone: one.phone }],
  });
  ctx.audit({ entity: InstantSms, id: text, after: { to: user_id } });
  return done(message('texts.sent', { count: 1 }), { id: text });
};

const texts = records(InstantSms, { gone: message('texts.tooLate') });

/** Takes a text back before it leaves for the first phone: nobody gets it, and nothing is paid. */
export const cancelTexts = async (ctx: Ctx, { id }: { readonly id: Id<'text_message'> }) => {
  // Who is about to hand them over passes over rows that are held here.
  const { rows: phones } = await sql<{
    waits: boolean;
    gone: boolean;
  }>`select status = 'queued' as waits, tries > 0 as gone
    from text_recipient where text_id = ${id} for update`.execute(ctx.db);
  if (!phones.some(({ waits }) => waits) || phones.some(({ gone }) => gone))
    return declined(message('texts.tooLate'), { field: 'id', code: 'SENT' });
  await texts.remove(ctx, id);
  return done(message('texts.takenBack'));
};

export const listTexts = ({ location, search }: InputOf<typeof filters>) =>
  rows(InstantSms, {
    order: ['-id'],
    where: () => [
      sql<SqlBool>`text_message.purpose = 'operations'`,
      location !== undefined &&
        sql<SqlBool>`(text_message.location_id = ${location} or text_message.location_id is null)`,
      search?.trim() && containing('text_message.message', search),
    ],
  });

export const ofReplies = { undecided: flag().optional() };

/** Answers that came in, the newest first; those a person has to decide on can be asked for alone. */
export const listReplies = ({ location, search, undecided }: InputOf<typeof filters & typeof ofReplies>) =>
  rows(SmsResponse, {
    order: ['-id'],
    where: () => [
      location !== undefined &&
        sql<SqlBool>`(text_reply.user_id is null or exists (select 1 from standing_guardian gl join student st
          on st.id = gl.student_id where gl.user_id = text_reply.user_id and st.location_id = ${location})
          or exists (select 1 from user_location ul where ul.user_id = text_reply.user_id
            and ul.location_id = ${location}))`,
      undecided && sql<SqlBool>`text_reply.kind = 'maybe_stop' and text_reply.decided is null`,
      search?.trim() && containing('text_reply.text', search),
    ],
  });

/** A person's word on an answer that only sounded like stop. */
export const decide = async (ctx: Ctx, { id, stop }: { readonly id: Id<'text_reply'>; readonly stop: boolean }) => {
  const { user: by } = ctx.who;
  const { rows: found } = await sql<{ phone: string; user_id: number | null; text: string }>`update text_reply
    set decided = ${stop ? 'stop' : 'keep'}, decided_by = ${by}, decided_at = ${ctx.now()}::timestamptz
    where id = ${id} and kind = 'maybe_stop' and decided is null
    returning phone, user_id, text`.execute(ctx.db);
  const [row] = found;
  if (!row) return declined(message('texts.decidedBefore'), { field: 'id', code: 'DECIDED' });
  if (stop)
    await stopOrStart(ctx.db, ctx.now(), {
      user: row.user_id,
      address: row.phone,
      given: false,
      how: 'office',
      source: row.text.slice(0, 200),
      by,
    });
  ctx.audit({ entity: Consent, id, after: { phone: row.phone, decided: stop ? 'stop' : 'keep' } });
  return done(message(stop ? 'texts.taken' : 'texts.kept'));
};
