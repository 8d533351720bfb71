import { sql } from 'kysely';
import { declined, message, objects, out } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { UserError } from '../../kernel/call/refusals.ts';

/** What may stand in braces in a canned answer. */
const FIELDS = ['name', 'number', 'subject', 'location', 'me'] as const;
type Field = (typeof FIELDS)[number];
const isField = (word: string): word is Field => FIELDS.some((field) => field === word);
const BRACES = /\{([^{}\n]{0,40})\}/g;

/** What is wrong with the texts of an answer: words in braces that are none of the fields, told where they stand. */
export const unknownField = (texts: Readonly<Record<string, string | undefined>>): UserError | null => {
  for (const [field, text = ''] of Object.entries(texts))
    for (const [, word = ''] of text.matchAll(BRACES))
      if (!isField(word)) {
        const why = message('tickets.unknownField', { word, fields: FIELDS.map((name) => `{${name}}`).join(', ') });
        return declined(why, { field, code: 'UNKNOWN', message: why });
      }
  return null;
};

type Filling = Readonly<Record<Field, string | null>> & { readonly language: 'en' | 'es' };

/** Each field by what the ticket says; what it does not say is left out. What people have written is put in as it is. */
const filled = (text: string, values: Readonly<Record<Field, string | null>>): string =>
  text.replace(BRACES, (whole, word: string) => (isField(word) ? (values[word] ?? '') : whole));

export const filledAnswers = objects({ id: out.id, name: out.text, text: out.text }, 'FilledAnswer');

/** The canned answers filled for one ticket, in the language of its opener, else of the center. */
export const answersFor = async ({ db, who }: Ctx, { id }: { readonly id: number }) => {
  const { rows: answers } = await sql<{ id: number; name: string; text_en: string; text_es: string }>`
    select id, name, text_en, text_es from canned_answer order by lower(name)`.execute(db);
  const { rows } = await sql<Filling>`select o.fname as name, t.ticket_number as number, t.name as subject,
      (select string_agg(l.name, ', ' order by l.name) from location l where l.id = any(t.places)) as location,
      (select u.full_name from app_user u where u.id = ${who.user}) as me,
      case when coalesce(o.language, c.language) = 'es' then 'es' else 'en' end as language
    from ticket t join centre c on c.id = ${who.centre} left join app_user o on o.id = t.created_by
    where t.id = ${id}`.execute(db);
  const [values] = rows;
  if (!values) return [];
  return answers.map(({ id: answer, name, text_en, text_es }) => ({
    id: answer,
    name,
    text: filled(values.language === 'es' ? text_es : text_en, values),
  }));
};
