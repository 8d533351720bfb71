import { type Block, inLanguage, isQuestion } from '@nestling/rules/forms/blocks.ts';
import { sql } from 'kysely';
import { plainName } from '../../files/plain-name.ts';
import { exportZip } from '../../files/sheet/export-parts.ts';
import { exportSheet } from '../../files/sheet/export-sheet.ts';
import type { Column, Sheet } from '../../files/sheet/sheet.ts';
import { wholeForCall } from '../../files/sheet/sheet-thread.ts';
import { done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { choice, date, id } from '../../kernel/call/input.ts';
import { languages } from '../../kernel/call/languages.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { Export } from '../../model/export/entity.ts';
import { Form } from '../../model/form/entity.ts';
import { ownEntries } from '../../model/form/reach.ts';
import { entryFiles } from './entry-files.ts';
import { answerWords, type EntryLine, entryPages } from './entry-pages.ts';
import { storedDocument } from './versions.ts';

/** Read by pages, so that a large form needs no more memory than a small one. */
const PAGE = 500;

/** SQL: entries (`e`, of a form in the time zone `z`) that were asked for, as the caller may see them. */
const asked = ({ who }: Ctx, { form_id, ...days }: Asked): Sql => {
  const [from, to] = [days.start_date ?? null, days.end_date ?? null];
  return sql`e.form_id = ${form_id} and e.status <> 'draft'
    and (${from}::date is null or (e.submitted_at at time zone z.value)::date >= ${from}::date)
    and (${to}::date is null or (e.submitted_at at time zone z.value)::date <= ${to}::date)
    and ${ownEntries.filter(who, { name: 'e' })}`;
};

async function* linesOf(ctx: Ctx, which: Sql): AsyncGenerator<EntryLine> {
  for (let after = 0; ; ) {
    const { rows } =
      await sql<EntryLine>`select e.id, to_char(e.submitted_at at time zone z.value, 'YYYY-MM-DD"T"HH24:MI') as at,
        st.full_name as student, u.full_name as person, pf.full_name as paper, e.status, e.values
      from form_entry e join form f on f.id = e.form_id
      join location l on l.id = f.location_id join timezone z on z.id = l.timezone_id
      left join student st on st.id = e.student_id
      left join app_user u on u.id = e.user_id
      left join app_user pf on pf.id = e.on_paper_for
      where ${which} and e.id > ${after}
      order by e.id limit ${PAGE}`.execute(ctx.db);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.id;
  }
}

/** Every question that was ever asked, in the words and the order of the version that asked it last. */
const questionsOf = async (ctx: Ctx, form: number): Promise<readonly Block[]> => {
  const versions = await ctx.db
    .selectFrom('form_version')
    .select('document')
    .where('form_id', '=', form)
    .orderBy('version', 'desc')
    .execute();
  const found = new Map<string, Block>();
  for (const { document } of versions)
    for (const block of storedDocument(document).blocks)
      if (isQuestion(block) && !found.has(block.id)) found.set(block.id, block);
  return [...found.values()];
};

export const exportFormEntriesInput = {
  form_id: id(Form),
  type: choice('csv', 'xlsx', 'pdf', 'zip').optional(),
  start_date: date().optional(),
  end_date: date().optional(),
};
type Asked = InputOf<typeof exportFormEntriesInput>;

/**
 * Makes a file of what was handed in: a line for each entry and a column for each question; in a PDF an entry after the other. A ZIP
 * holds both, and the signed copies besides.
 */
export const exportEntries = async (ctx: Ctx, given: Asked) => {
  const { form_id, type = 'xlsx', start_date, end_date } = given;
  const form = await ctx.db.selectFrom('form').select('name').where('id', '=', form_id).executeTakeFirst();
  if (!form) return gone(message('forms.gone'), 'form_id');
  const { language } = ctx.request;
  const texts = languages[language];
  const head = (key: 'at' | 'student' | 'person' | 'paper' | 'status') => message('forms.column', { key }).in(texts);
  const questions = await questionsOf(ctx, form_id);
  const columns: Column<EntryLine>[] = [
    { kind: 'moment', head: head('at'), value: ({ at }) => at },
    { kind: 'text', head: head('student'), value: ({ student }) => student },
    { kind: 'text', head: head('person'), value: ({ person }) => person },
    { kind: 'text', head: head('paper'), value: ({ paper }) => paper },
    { kind: 'text', head: head('status'), value: ({ status }) => message('forms.status', { status }).in(texts) },
    ...questions.map((block): Column<EntryLine> => {
      const { label } = inLanguage(block, language);
      if (block.type === 'number' || block.type === 'rating')
        return {
          kind: 'number',
          head: label,
          value: ({ values }) => {
            const value = values[block.id];
            return typeof value === 'number' ? value : null;
          },
        };
      return { kind: 'text', head: label, value: (line) => answerWords(block, line, language) };
    }),
  ];
  const days = [start_date, end_date].filter((day) => day !== undefined).join(' – ');
  const which = asked(ctx, given);
  const about = { title: form.name, subtitle: days };
  const called = [form.name, days].filter(Boolean).join(' ');
  const table = () => ({ ...about, columns, rows: linesOf(ctx, which) });
  const pages = () => ({ ...about, ...entryPages(ctx.request, questions, linesOf(ctx, which)) });
  const zipped = async (): Promise<string> => {
    const signed = await entryFiles(ctx, which, message('forms.signedFolder').in(texts));
    const whole = <Row>(kind: 'csv' | 'pdf', sheet: Omit<Sheet<Row>, 'words'>) =>
      wholeForCall(ctx.who.centre, kind, language, sheet);
    return exportZip(ctx, called, async () => ({
      [`${plainName(form.name)}.csv`]: await whole('csv', table()),
      [`${plainName(form.name)}.pdf`]: await whole('pdf', pages()),
      ...(await signed()),
    }));
  };
  const file =
    type === 'zip'
      ? await zipped()
      : type === 'pdf'
        ? await exportSheet(ctx, type, called, pages())
        : await exportSheet(ctx, type, called, table());
  ctx.audit({ entity: Export, id: form_id, after: { report: 'form_entries', type, start_date, end_date } });
  return done(message('forms.exported'), { file });
};
