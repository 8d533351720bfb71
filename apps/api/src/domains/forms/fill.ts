import { readAnswers } from '@nestling/rules/forms/answers.ts';
import type { FormDocument } from '@nestling/rules/forms/blocks.ts';
import { type EntryStatus, entryAfter } from '@nestling/rules/forms/states.ts';
import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { constraint, refuse, type UserError } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { writeEvent } from './events.ts';
import { FormEntry } from './forms.entities.ts';
import { ownForms, targetsOf } from './forms.reach.ts';
import { tellNewEntry } from './notify.ts';
import { formOfLink } from './public-link.ts';
import { storedDocument } from './versions.ts';

constraint('form_entry_draft', 'id', 'CHANGED', message('forms.draftElsewhere'));

/** For so long an earlier version is taken of whoever was still filling it in. */
const GRACE_MS = 24 * 60 * 60_000;

/** What the portal sends: answers by block id. */
export type Values = Readonly<Record<string, unknown>>;

const outOfReach = (): UserError => declined(message('forms.notShared'), { field: 'form_id', code: 'OUT_OF_REACH' });

/** Says what is wrong with the answers, each at its block. */
const unanswered = (problems: ReturnType<typeof readAnswers>['problems']): UserError =>
  declined(
    message('forms.unanswered', { count: problems.length }),
    ...problems.map(({ block, fault }) => ({
      field: `values.${block}`,
      code: fault,
      message: message('forms.answerFault', { fault }),
    })),
  );

interface Asked {
  readonly form_id: string;
  readonly values: Values;
  readonly student?: Id<'student'> | undefined;
  readonly user?: Id<'app_user'> | undefined;
  readonly location?: Id<'location'> | undefined;
  readonly version?: number | undefined;
}

/** Which form is meant: by its number for whoever is signed in and may fill it in, by the key of a public link for anybody. */
const formMeant = async (ctx: Ctx, key: string): Promise<{ id: number; byLink: boolean } | null> => {
  if (!/^[1-9]\d{0,9}$/.test(key)) {
    const linked = await formOfLink(ctx, key);
    return linked === null ? null : { id: linked, byLink: true };
  }
  const { rows } = await sql<{ id: number }>`select f.id from form f
    where f.centre_id = ${ctx.who.centre} and f.id::bigint = ${key}::bigint and ${ownForms.filter(ctx.who, { name: 'f' })}`.execute(
    ctx.db,
  );
  return rows[0] ? { id: rows[0].id, byLink: false } : null;
};

interface Form {
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
const openForm = async (ctx: Ctx, id: number): Promise<Form> => {
  const { centre } = ctx.who;
  const [, rows] = await ctx.lockAndRead<unknown, Form>(
    sql`select 1 from form where centre_id = ${centre} and id = ${id} for no key update`,
    sql`select f.id, f.name, f.location_id, f.version, v.created_at as replaced_at, f.one_per_person, f.confirmation,
        f.active and f.archived_at is null as open
      from form f join form_version v on v.centre_id = f.centre_id and v.form_id = f.id and v.version = f.version
      where f.centre_id = ${centre} and f.id = ${id}`,
  );
  const [form] = rows;
  if (!form?.open) throw declined(message('forms.closed'), { field: 'form_id', code: 'CLOSED' });
  return form;
};

const documentOf = async (ctx: Ctx, form: number, version: number): Promise<FormDocument | null> => {
  const found = await ctx.db
    .selectFrom('form_version')
    .select('document')
    .where('centre_id', '=', ctx.who.centre)
    .where('form_id', '=', form)
    .where('version', '=', version)
    .executeTakeFirst();
  return found ? storedDocument(found.document) : null;
};

/** Whether a form is to be filled in for this child, or for nobody in particular; staff fill in for children of its location. */
const isFor = async (ctx: Ctx, form: Form, student: number | null): Promise<boolean> => {
  const { centre } = ctx.who;
  const query = allows(ctx.who.role, 'teacher')
    ? sql`select 1 where ${student}::int is null or exists (select 1 from student
        where centre_id = ${centre} and id = ${student}::int and location_id = ${form.location_id})`
    : sql`select 1 from (${targetsOf(ctx.who)}) t where t.form_id = ${form.id} and t.student_id is not distinct from ${student}::int`;
  const { rows } = await query.execute(ctx.db);
  return rows.length > 0;
};

const wrongStudent = () => declined(message('forms.wrongStudent'), { field: 'student', code: 'OUT_OF_REACH' });

interface Draft {
  readonly id: number;
  readonly version: number;
}
const draftOf = async (ctx: Ctx, form: number, user: number, student: number | null): Promise<Draft | null> => {
  const { rows } =
    await sql<Draft>`select id, version from form_entry where centre_id = ${ctx.who.centre} and form_id = ${form}
    and user_id = ${user} and student_id is not distinct from ${student}::int and status = 'draft' for update`.execute(
      ctx.db,
    );
  return rows[0] ?? null;
};

const handedInBefore = async (ctx: Ctx, form: number, user: number, student: number | null): Promise<boolean> => {
  const { rows } = await sql`select 1 from form_entry where centre_id = ${ctx.who.centre} and form_id = ${form}
    and user_id = ${user} and student_id is not distinct from ${student}::int and status <> 'draft' limit 1`.execute(
    ctx.db,
  );
  return rows.length > 0;
};

/**
 * Hands a form in: judged by the version it was written on (that of the draft, or the one sent along while it is not a day
 * old), kept as a new entry or in place of the draft. Nothing is stored while an answer is missing.
 */
export const submitEntry = async (ctx: Ctx, asked: Asked) => {
  const meant = await formMeant(ctx, asked.form_id);
  if (!meant) return outOfReach();
  const form = await openForm(ctx, meant.id);
  // The limit of the link may have been reached while this one waited for its turn.
  if (meant.byLink && (await formOfLink(ctx, asked.form_id)) === null) return outOfReach();
  if (asked.location !== undefined && asked.location !== form.location_id)
    return declined(message('forms.elsewhere'), { field: 'location', code: 'OUT_OF_REACH' });
  const signedIn = ctx.who.user > 0;
  const user = meant.byLink ? null : (asked.user ?? ctx.who.user);
  const student = meant.byLink ? null : (asked.student ?? null);
  if (!meant.byLink && !(await isFor(ctx, form, student))) return wrongStudent();
  if (user !== null && form.one_per_person && (await handedInBefore(ctx, form.id, user, student)))
    return declined(message('forms.already'), { field: 'form_id', code: 'ALREADY' });
  const draft = user === null || !signedIn ? null : await draftOf(ctx, form.id, user, student);
  const version = asked.version ?? draft?.version ?? form.version;
  const late = form.replaced_at !== null && ctx.now().getTime() - form.replaced_at.getTime() > GRACE_MS;
  const document = await documentOf(ctx, form.id, version);
  if (!document || (version !== form.version && version !== draft?.version && late))
    return declined(message('forms.newVersion'), { field: 'version', code: 'CHANGED' });
  const { answers, problems } = readAnswers(document, asked.values);
  if (problems.length > 0) return unanswered(problems);
  const id = await keepEntry(ctx, {
    form: form.id,
    version,
    student,
    user,
    values: answers,
    status: 'submitted',
    draft,
  });
  await writeEvent(ctx, id, 'submit');
  await tellNewEntry(ctx, form, id);
  ctx.audit({ entity: 'FormEntry', id, after: { form: form.id, status: 'submitted' } });
  publishEntry(ctx, id, form.location_id, student);
  // A guest is told nothing it could ask about later.
  return done(message('forms.submitted', { name: form.name }), {
    entry_id: signedIn ? id : null,
    confirmation: form.confirmation,
  });
};

interface Kept {
  readonly form: number;
  readonly version: number;
  readonly student: number | null;
  readonly user: number | null;
  readonly values: unknown;
  readonly status: EntryStatus;
  readonly draft: Draft | null;
}
const keepEntry = async (ctx: Ctx, { form, version, student, user, values, status, draft }: Kept): Promise<number> => {
  const { centre } = ctx.who;
  const now = ctx.now();
  const handedIn = status === 'draft' ? null : now;
  const { rows } = draft
    ? await sql<{
        id: number;
      }>`update form_entry set values = ${JSON.stringify(values)}::jsonb, version = ${version}, status = ${status},
        submitted_at = ${handedIn}::timestamptz, updated_at = ${now}::timestamptz
      where centre_id = ${centre} and id = ${draft.id} returning id`.execute(ctx.db)
    : await sql<{
        id: number;
      }>`insert into form_entry (centre_id, form_id, version, student_id, user_id, values, status, submitted_at,
        created_at, updated_at)
      values (${centre}, ${form}, ${version}, ${student}, ${user}, ${JSON.stringify(values)}::jsonb, ${status},
        ${handedIn}::timestamptz, ${now}::timestamptz, ${now}::timestamptz) returning id`.execute(ctx.db);
  return rows[0]?.id ?? 0;
};

/** Tells of an entry; matched by its location and child, never by what it says. */
const publishEntry = (ctx: Ctx, id: number, location: number, student: number | null): void =>
  ctx.publish({ kind: 'form_entry', ids: [id], at: { location, student: student ?? 0 } });

interface Half {
  readonly form_id: Id<'form'>;
  readonly values: Values;
  readonly student?: Id<'student'> | undefined;
  readonly id?: Id<'form_entry'> | undefined;
  /** `updated_at` of the draft this device goes on from; what another device saved since is not written over. */
  readonly seen?: Date | undefined;
}

/** Keeps what is filled in so far. Nothing is required; what cannot be kept yet is left out. */
export const saveDraft = async (ctx: Ctx, { form_id, values, student = undefined, id, seen }: Half) => {
  const form = await openForm(ctx, form_id);
  if (!(await isFor(ctx, form, student ?? null))) return wrongStudent();
  const draft = await draftOf(ctx, form.id, ctx.who.user, student ?? null);
  if (id !== undefined && draft?.id !== id) return declined(message('forms.draftGone'), { field: 'id', code: 'GONE' });
  if (draft && seen) {
    const { rows } = await sql`select 1 from form_entry where centre_id = ${ctx.who.centre} and id = ${draft.id}
      and updated_at > ${seen}::timestamptz`.execute(ctx.db);
    if (rows.length > 0) return declined(message('forms.draftElsewhere'), { field: 'seen', code: 'CHANGED' });
  }
  const version = draft?.version ?? form.version;
  const document = await documentOf(ctx, form.id, version);
  if (!document) throw refuse.notReady();
  const { answers } = readAnswers(document, values, { draft: true });
  const kept = await keepEntry(ctx, {
    form: form.id,
    version,
    student: student ?? null,
    user: ctx.who.user,
    values: answers,
    status: 'draft',
    draft,
  });
  return done(message('forms.draftSaved'), { entry_id: kept, updated_at: ctx.now() });
};

interface Before {
  readonly status: EntryStatus;
  readonly form_id: number;
  readonly name: string;
  readonly version: number;
  readonly location_id: number;
  readonly student_id: number | null;
  readonly user_id: number | null;
  readonly values: Values;
  readonly change_blocks: readonly string[];
}

/** Where staff named what is to be mended, the other answers stay as they were handed in. */
const mended = ({ status, values: before, change_blocks }: Before, values: Values): Values => {
  if (status !== 'change_requested' || change_blocks.length === 0) return values;
  const kept = Object.entries(before).filter(([block]) => !change_blocks.includes(block));
  return { ...values, ...Object.fromEntries(kept) };
};

/**
 * Changes what was handed in: its sender mends what was sent back, which hands it in again; staff correct what is not
 * approved, and the state stays. A draft is kept by its own call.
 */
export const changeEntry = async (
  ctx: Ctx,
  { id, values }: { readonly id: Id<'form_entry'>; readonly values: Values },
) => {
  const { centre, user } = ctx.who;
  const { rows } =
    await sql<Before>`select e.status, e.form_id, f.name, e.version, f.location_id, e.student_id, e.user_id, e.values,
      e.change_blocks
    from form_entry e join form f on f.centre_id = e.centre_id and f.id = e.form_id
    where e.centre_id = ${centre} and e.id = ${id} for update of e`.execute(ctx.db);
  const [before] = rows;
  if (!before) return declined(message('forms.entryGone'), { field: 'id', code: 'GONE' });
  const own = before.user_id === user;
  const draft = before.status === 'draft';
  const act = own && entryAfter('submit', before.status) !== null ? 'submit' : 'change';
  const after = act === 'change' && !allows(ctx.who.role, 'teacher') ? null : entryAfter(act, before.status);
  if (!draft && after === null) return declined(message('forms.notNow'), { field: 'id', code: 'STATE' });
  const document = await documentOf(ctx, before.form_id, before.version);
  if (!document) throw refuse.notReady();
  const given = act === 'submit' ? mended(before, values) : values;
  const { answers, problems } = readAnswers(document, given, { draft });
  if (problems.length > 0) return unanswered(problems);
  const handedIn = act === 'submit' && !draft;
  await sql`update form_entry set values = ${JSON.stringify(answers)}::jsonb, updated_at = ${ctx.now()}::timestamptz,
      status = ${draft ? 'draft' : after},
      submitted_at = case when ${handedIn}::boolean then ${ctx.now()}::timestamptz else submitted_at end
    where centre_id = ${centre} and id = ${id}`.execute(ctx.db);
  if (draft) return done(message('forms.draftSaved'));
  await writeEvent(ctx, id, act);
  if (act === 'submit') await tellNewEntry(ctx, { id: before.form_id, name: before.name }, id);
  ctx.audit({ entity: 'FormEntry', id, before: { values: before.values }, after: { values: answers, status: after } });
  publishEntry(ctx, id, before.location_id, before.student_id);
  return done(message(act === 'submit' ? 'forms.resubmitted' : 'forms.entrySaved', { name: before.name }));
};

/** Deletes an entry that was not approved; a family's paper is not lost by a slip. */
export const removeEntry = async (ctx: Ctx, { id }: { readonly id: Id<'form_entry'> }) => {
  const { rows } = await sql<{ form_id: number; values: unknown }>`delete from form_entry
    where centre_id = ${ctx.who.centre} and id = ${id} and status <> 'approved' returning form_id, values`.execute(
    ctx.db,
  );
  const [gone] = rows;
  if (!gone) return declined(message('forms.approvedStays'), { field: 'id', code: 'STATE' });
  ctx.audit({ entity: 'FormEntry', id: idOf(FormEntry, id), before: gone });
  return done(message('forms.entryRemoved'));
};
