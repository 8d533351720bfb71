import type { readAnswers } from '@nestling/rules/forms/answers.ts';
import type { FormDocument } from '@nestling/rules/forms/blocks.ts';
import type { EntryStatus } from '@nestling/rules/forms/states.ts';
import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { UserError } from '../../kernel/call/refusals.ts';
import { answersNow } from '../../model/form/answers-now.ts';
import { targetsOf } from '../../model/form/reach.ts';
import { storedDocument } from './versions.ts';

/** What the portal sends: answers by block id. */
export type Values = Readonly<Record<string, unknown>>;

/** Says what is wrong with the answers, each at its block. */
export const unanswered = (problems: ReturnType<typeof readAnswers>['problems']): UserError =>
  declined(
    message('forms.unanswered', { count: problems.length }),
    ...problems.map(({ block, fault }) => ({
      field: `values.${block}`,
      code: fault,
      message: message('forms.answerFault', { fault }),
    })),
  );

/** A form as it is filled in, held until the call ends. */
export interface Form {
  readonly id: number;
  readonly name: string;
  readonly location_id: number;
  readonly version: number;
  readonly replaced_at: Date | null;
  readonly open: boolean;
  readonly one_per_person: boolean;
  readonly confirmation: string | null;
}

/** Holds a form against others who hand it in, so that its limits hold, and reads it. */
export const openForm = async (ctx: Ctx, id: number): Promise<Form> => {
  const [, rows] = await ctx.lockAndRead<unknown, Form>(
    sql`select 1 from form where id = ${id} for no key update`,
    sql`select f.id, f.name, f.location_id, f.version, v.created_at as replaced_at, f.one_per_person, f.confirmation,
        f.active and f.archived_at is null as open
      from form f join form_version v on v.form_id = f.id and v.version = f.version
      where f.id = ${id}`,
  );
  const [form] = rows;
  if (!form?.open) throw declined(message('forms.closed'), { field: 'form_id', code: 'CLOSED' });
  return form;
};

/** The blocks of a version of a form. */
export const documentOf = async (ctx: Ctx, form: number, version: number): Promise<FormDocument | null> => {
  const found = await ctx.db
    .selectFrom('form_version')
    .select('document')
    .where('form_id', '=', form)
    .where('version', '=', version)
    .executeTakeFirst();
  return found ? storedDocument(found.document) : null;
};

/** Whether a form is to be filled in for this child, or for nobody in particular; staff fill in for children of its location. */
export const isFor = async (ctx: Ctx, form: Form, student: number | null): Promise<boolean> => {
  const query = allows(ctx.who.role, 'teacher')
    ? sql`select 1 where ${student}::int is null or exists (select 1 from student
        where id = ${student}::int and location_id = ${form.location_id})`
    : sql`select 1 from (${targetsOf(ctx.who)}) t where t.form_id = ${form.id} and t.student_id is not distinct from ${student}::int`;
  const { rows } = await query.execute(ctx.db);
  return rows.length > 0;
};

/** Whether somebody stands as a guardian of a child. */
export const isGuardianOf = async (ctx: Ctx, person: number, student: number): Promise<boolean> => {
  const { rows } =
    await sql`select 1 from standing_guardian g where g.user_id = ${person} and g.student_id = ${student}`.execute(
      ctx.db,
    );
  return rows.length > 0;
};

export const wrongStudent = () => declined(message('forms.wrongStudent'), { field: 'student', code: 'OUT_OF_REACH' });

/** What somebody has begun to fill in. */
export interface Draft {
  readonly id: number;
  readonly version: number;
}
/** The draft of somebody for a child, held. */
export const draftOf = async (ctx: Ctx, form: number, user: number, student: number | null): Promise<Draft | null> => {
  const { rows } = await sql<Draft>`select id, version from form_entry where form_id = ${form}
    and user_id = ${user} and student_id is not distinct from ${student}::int and status = 'draft' for update`.execute(
    ctx.db,
  );
  return rows[0] ?? null;
};

/** Whether somebody has answered a form for a child since it was last asked for. */
export const handedInBefore = async (
  ctx: Ctx,
  form: number,
  user: number,
  student: number | null,
): Promise<boolean> => {
  const { rows } = await sql`select 1 from form_entry e where e.form_id = ${form}
    and coalesce(e.on_paper_for, e.user_id) = ${user} and e.student_id is not distinct from ${student}::int
    and e.status <> 'draft' and ${answersNow('e', sql`e.form_id`)} limit 1`.execute(ctx.db);
  return rows.length > 0;
};

interface Kept {
  readonly form: number;
  readonly version: number;
  readonly student: number | null;
  readonly user: number | null;
  /** Whose paper the caller has entered. */
  readonly onPaperFor?: number | null;
  readonly values: unknown;
  readonly status: EntryStatus;
  readonly draft: Draft | null;
}
/** Writes an entry, in place of its draft where there is one. */
export const keepEntry = async (
  ctx: Ctx,
  { form, version, student, user, onPaperFor = null, values, status, draft }: Kept,
): Promise<number> => {
  const now = ctx.now();
  const handedIn = status === 'draft' ? null : now;
  const { rows } = draft
    ? await sql<{
        id: number;
      }>`update form_entry set values = ${JSON.stringify(values)}::jsonb, version = ${version}, status = ${status},
        submitted_at = ${handedIn}::timestamptz, updated_at = ${now}::timestamptz
      where id = ${draft.id} returning id`.execute(ctx.db)
    : await sql<{
        id: number;
      }>`insert into form_entry (form_id, version, student_id, user_id, on_paper_for, values, status, submitted_at,
        created_at, updated_at)
      values (${form}, ${version}, ${student}, ${user}, ${onPaperFor}, ${JSON.stringify(values)}::jsonb, ${status},
        ${handedIn}::timestamptz, ${now}::timestamptz, ${now}::timestamptz) returning id`.execute(ctx.db);
  return rows[0]?.id ?? 0;
};

/** Tells of an entry; matched by its location and child, never by what it says. */
export const publishEntry = (ctx: Ctx, id: number, location: number, student: number | null): void =>
  ctx.publish({ kind: 'form_entry', ids: [id], at: { location, student: student ?? 0 } });
