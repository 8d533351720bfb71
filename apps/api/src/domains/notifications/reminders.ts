import type { OwnNoticeKind } from '@nestling/rules/own-notices.ts';
import { sql } from 'kysely';
import type { WorkContext } from '../../kernel/call/context.ts';
import type { Speech } from '../../kernel/call/languages.ts';
import { insertRows } from '../../kernel/write/write-rows.ts';
import { type Occasion, reminderOf } from '../../model/reminder/reminded.ts';
import { openMailer } from '../../outbox/mailer.ts';
import { type Reader, sendEmails, type Words } from '../../outbox/send-emails.ts';
import { notifyMany } from './notify.ts';

/** Names it for what is told once. */
const nameOf = ({ of, id, day }: Occasion): string =>
  of === 'form' ? `form:${id}:${day}` : `file:${id}:remind:${day}`;

/** Whom a reminder goes to. */
interface Person extends Reader {
  readonly id: number;
}

/**
 * Reminds people, by notice (which goes the ways each has chosen) and, who has an address, by a letter of the office: each once a
 * day of the location, whoever asks for it. Answers those who were.
 * @param says notice and letter: its kind in the outbox, and the words for each
 */
export const remindPeople = async <P extends Person>(
  ctx: WorkContext,
  occasion: Occasion,
  people: readonly P[],
  says: {
    readonly notice: { readonly kind: OwnNoticeKind; readonly facts: Readonly<Record<string, string>> };
    readonly letter: string;
    readonly words: (person: P) => Words;
    readonly speech: Speech;
  },
): Promise<readonly P[]> => {
  const { of, id, day } = occasion;
  const noted = await insertRows(
    ctx,
    'reminder',
    people.map((person) => ({ [reminderOf[of]]: id, user_id: person.id, day, at: ctx.now() })),
    ['user_id'],
    sql`on conflict do nothing`,
  );
  const told = new Set<number>(noted.map(({ user_id }) => user_id));
  if (told.size === 0) return [];
  const key = nameOf(occasion);
  await notifyMany(
    ctx,
    sql`select ${says.notice.kind}::text as kind, ${key}::text as key, ${id}::int as about,
      ${JSON.stringify(says.notice.facts)}::jsonb as facts, p.id as person, null::int as location, null::int as least
      from unnest(${[...told]}::int[]) p(id)`,
  );
  const reached = people.filter((person) => told.has(person.id));
  const mailer = await openMailer(ctx.db, { centre: ctx.who.centre, at: ctx.now(), language: says.speech.language });
  await sendEmails(
    mailer,
    says.letter,
    reached.map((person) => ({ to: person, once: `${key}:${person.id}`, words: says.words(person) })),
  );
  return reached;
};
