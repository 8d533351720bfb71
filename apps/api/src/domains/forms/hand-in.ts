import type { Answers } from '@nestling/rules/forms/blocks.ts';
import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { refuse } from '../../kernel/call/refusals.ts';
import { addDays } from '../../kernel/lib/local-time.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { insertRows } from '../../kernel/write/write-rows.ts';
import { FormEntry } from '../../model/form/entity.ts';
import { changeEntry } from './change-entry.ts';
import { writeEvent } from './events.ts';
import { submitEntry } from './fill.ts';
import { notifyNewEntry } from './notify.ts';
import {
  documentOf,
  draftOf,
  handedInBefore,
  isFor,
  keepEntry,
  openForm,
  publishEntry,
  wrongStudent,
} from './open-form.ts';
import { keepPdf, readUpload } from './paper.ts';
import type { submitPDFFormStaffInput } from './printed.inputs.ts';
import { signEntry } from './sign.ts';

type Given = InputOf<typeof submitPDFFormStaffInput>;

interface Before {
  readonly type: 'web' | 'printed';
  readonly today: string;
  readonly entry: number | null;
}

/** The printed form that is meant, the day it is there, and what was sent back of it to whoever hands it in. */
const meantBy = async (ctx: Ctx, { file, student }: Given): Promise<Before> => {
  const { rows } =
    await sql<Before>`select f.type, (${ctx.now()}::timestamptz at time zone z.value)::date::text as today,
      (select e.id from form_entry e where e.form_id = f.id and e.user_id = ${ctx.who.user}
        and e.student_id is not distinct from ${student ?? null}::int and e.status in ('change_requested', 'rejected')
        and not exists (select 1 from form_entry n where n.form_id = e.form_id
          and n.user_id = e.user_id and n.student_id is not distinct from e.student_id and n.id > e.id and n.status <> 'draft')
        order by e.id desc limit 1) as entry
    from form f join location l on l.id = f.location_id join timezone z on z.id = l.timezone_id
    where f.id = ${file}`.execute(ctx.db);
  const [form] = rows;
  if (form?.type !== 'printed') throw declined(message('forms.notPrinted'), { field: 'file', code: 'NOT_PRINTED' });
  return form;
};

/**
 * Hands a printed form in: answers that were filled in on the page, or a PDF that was filled in by hand. What was sent back is
 * mended by it.
 */
export const handIn = async (ctx: Ctx, given: Given) => {
  const { file, user, student, date, filepath, values } = given;
  if (user !== ctx.who.user) return declined(message('forms.signsOneself'), { field: 'user', code: 'NOT_YOURS' });
  const { today, entry } = await meantBy(ctx, given);
  // A day over the date line from where the form is still counts as today.
  if (date > addDays(today, 1)) return declined(message('forms.futureDate'), { field: 'date', code: 'FUTURE' });
  if (filepath) return handInFile(ctx, given, filepath, entry);
  if (!values) return declined(message('forms.needPdf'), { field: 'filepath', code: 'REQUIRED' });
  const { consent, version } = given;
  if (entry !== null) return changeEntry(ctx, { id: idOf(FormEntry, entry), values, consent });
  return submitEntry(ctx, { form_id: String(file), values, student, version, consent });
};

const handInFile = async (ctx: Ctx, given: Given, key: string, mends: number | null) => {
  const { file, student = null, date, filename, original } = given;
  const { user } = ctx.who;
  // Read before the form is held: others hand in meanwhile.
  const read = await readUpload(ctx, key, 'filepath');
  const form = await openForm(ctx, file);
  if (!(await isFor(ctx, form, student))) return wrongStudent();
  if (mends === null && form.one_per_person && (await handedInBefore(ctx, form.id, user, student)))
    return declined(message('forms.already'), { field: 'file', code: 'ALREADY' });
  const kept = await keepPdf(ctx, read.bytes);
  const document = await documentOf(ctx, form.id, form.version);
  if (!document) throw refuse.notReady();
  const draft = mends === null ? await draftOf(ctx, form.id, user, student) : { id: mends, version: form.version };
  const answers: Answers = {};
  const id = await keepEntry(ctx, {
    form: form.id,
    version: form.version,
    student,
    user,
    values: answers,
    status: 'submitted',
    draft,
  });
  await insertRows(ctx, 'form_entry_file', [
    {
      entry_id: id,
      kind: 'handed_in',
      ...kept,
      original: (original || filename || 'form.pdf').slice(-200),
      created_at: ctx.now(),
    },
  ]);
  await writeEvent(ctx, id, 'submit', { date });
  await signEntry(ctx, {
    entry: id,
    form: form.id,
    version: form.version,
    document,
    answers,
    consent: false,
    user,
    onPaper: kept.sha256,
  });
  await notifyNewEntry(ctx, form, id);
  ctx.audit({ entity: FormEntry, id, after: { form: form.id, status: 'submitted', file: kept.sha256 } });
  publishEntry(ctx, id, form.location_id, student);
  return done(message(mends === null ? 'forms.submitted' : 'forms.resubmitted', { name: form.name }), {
    entry_id: id,
    confirmation: form.confirmation,
  });
};
