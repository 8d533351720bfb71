import { sql } from 'kysely';
import { message } from '../../kernel/call/call.ts';
import type { WorkContext } from '../../kernel/call/context.ts';
import { type Speech, textsIn } from '../../kernel/call/languages.ts';
import { insertRows } from '../../kernel/write/write-rows.ts';
import { openMailer } from '../../outbox/mailer.ts';
import { sendEmails } from '../../outbox/send-emails.ts';
import { notifyMany } from '../notifications/notifications.door.ts';
import type { Owing } from './owing.ts';

/** A form of which people are told on a day of its location; `due`: until when it is to be handed in. */
export interface Told {
  readonly id: number;
  readonly name: string;
  readonly due: string | null;
  readonly day: string;
}

/** Why: nobody has answered yet, or all are to answer again. */
export type Why = 'remind' | 'again';

const keyOf = ({ id: form, day }: Told): string => `form:${form}:${day}`;

/** Those of some who were not told of the form on its day yet. */
export const notToldYet = async (
  { db }: Pick<WorkContext, 'db'>,
  form: Told,
  people: readonly Owing[],
): Promise<Owing[]> => {
  const names = people.map((person) => `${keyOf(form)}:${person.id}`);
  const { rows } = await sql<{ once: string }>`select once from form_notification_log
    where once = any(${names}::text[])`.execute(db);
  const told = new Set(rows.map(({ once }) => once));
  return people.filter((person) => !told.has(`${keyOf(form)}:${person.id}`));
};

const wordsOf = (why: Why, { name, due }: Told, children: readonly string[]) =>
  why === 'remind'
    ? { subject: message('forms.remindSubject', { name }), line: message('forms.remindLine', { name, children, due }) }
    : { subject: message('forms.againSubject', { name }), line: message('forms.againLine', { name, children, due }) };

/**
 * Tells people of a form they owe, by notice and, who has an address, by letter: each once a day of its location, whoever asks
 * for it and why. Answers how many were.
 */
export const tellOwing = async (
  ctx: WorkContext,
  form: Told,
  people: readonly Owing[],
  { why, speech }: { readonly why: Why; readonly speech: Speech },
): Promise<number> => {
  const key = keyOf(form);
  const line = { form_id: form.id, subject: wordsOf(why, form, []).subject.in(textsIn(speech)), created_at: ctx.now() };
  const noted = await insertRows(
    ctx,
    'form_notification_log',
    people.map(({ id, name }) => ({ ...line, receiver: name, channel: 'portal', once: `${key}:${id}` })),
    ['once'],
    sql`on conflict on constraint form_notification_log_once do nothing`,
  );
  const told = new Set(noted.map(({ once }) => Number(once?.split(':').at(-1))));
  if (told.size === 0) return 0;
  const facts = JSON.stringify({ act: why === 'remind' ? 'remind' : 'shared', name: form.name });
  await notifyMany(
    ctx,
    sql`select 'forms'::text as kind, ${key}::text as key, ${form.id}::int as about, ${facts}::jsonb as facts,
      p.id as person, null::int as location, null::int as least from unnest(${[...told]}::int[]) p(id)`,
  );
  const readers = people.filter(({ id, email }) => told.has(id) && email);
  const mailer = await openMailer(ctx.db, { centre: ctx.who.centre, at: ctx.now(), language: speech.language });
  await sendEmails(
    mailer,
    'form_reminder',
    readers.map(({ staff, children, ...to }) => {
      const { subject, line: said } = wordsOf(why, form, children);
      const path = staff ? '/shared/forms' : '/user/students/forms';
      return {
        to,
        once: `${key}:${to.id}`,
        words: { subject, lines: [said], button: { label: message('forms.remindOpen'), path } },
      };
    }),
  );
  await insertRows(
    ctx,
    'form_notification_log',
    readers.map(({ email }) => ({ ...line, receiver: email ?? '', channel: 'mail' })),
  );
  return told.size;
};
