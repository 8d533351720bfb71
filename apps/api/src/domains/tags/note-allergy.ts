import { listedAllergen } from '@nestling/rules/allergens.ts';
import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { findRow } from '../../kernel/db/find-rows.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { above } from '../../kernel/db/where.ts';
import { deleteRows, updateRow, updateRows } from '../../kernel/write/write-rows.ts';
import { Student } from '../../model/student/entity.ts';
import type { noteStudentAllergyInput, takeBackStudentAllergyInput } from './allergies.inputs.ts';
import { give, recorded, wordNamed } from './assign.ts';
import { allergies } from './list-kinds.ts';
import { publishStudents } from './publish.ts';

/** So long whoever noted an allergy may take it off again: a slip of the finger, not a decision. */
const TAKE_BACK_MS = 10 * 60_000;

interface Facts {
  readonly severity?: string | null;
  readonly reaction?: string | null;
  readonly what_to_do?: string | null;
  readonly medicine_at?: string | null;
}

/** An allergy with its facts in one line, as the history of a child says it. */
const worded = (name: string, { severity, reaction, what_to_do, medicine_at }: Facts): string => {
  const facts = [severity, reaction, what_to_do, medicine_at].filter(Boolean).join(', ');
  return facts ? `${name}: ${facts}` : name;
};

/**
 * Notes an allergy of a student with how bad it is and what to do, by its id or by its name; a name the list does not know
 * joins it. Noted again it is noted once: what is given replaces what stood there, what is left out stays, and an empty text
 * takes a fact away.
 */
export const noteAllergy = async (
  ctx: Ctx,
  { student_id, id, name, severity, reaction, what_to_do, medicine_at }: InputOf<typeof noteStudentAllergyInput>,
) => {
  if (id === undefined && name === undefined)
    return declined(message('tags.whichAllergy'), { field: 'name', code: 'REQUIRED' });
  const allergy = id ?? (await wordNamed(ctx, allergies, listedAllergen(name ?? '')));
  const [added] = await give(ctx, allergies, 'student', [student_id], [allergy]);
  const place = { student_id, allergy_id: allergy };
  const facts = { severity, reaction, what_to_do, medicine_at };
  const given = Object.fromEntries(
    Object.entries(facts).flatMap(([fact, value]) => (value === undefined ? [] : [[fact, value || null]])),
  );
  const noted = { ...given, noted_by: ctx.who.user, noted_at: ctx.now() };
  const begun = added ? { added_by: ctx.who.user, added_at: ctx.now() } : {};
  const row = await updateRow(ctx, 'student_allergy', place, { ...noted, ...begun });
  const word = await findRow(ctx, 'allergy', { id: allergy }, ['name']);
  const what = word?.name ?? '';
  if (row) {
    const [before, after] = [row.before, row.row].map((one) => worded(what, one));
    if (before !== after) {
      ctx.audit({ entity: Student, id: student_id, before: { allergy: before }, after: { allergy: after } });
      // Of one that is new the list of words has told already.
      if (!added) await publishStudents(ctx, [student_id]);
    }
  }
  return done(message('tags.noted', { name: what }), { id: allergy });
};

/**
 * Takes off an allergy the caller has added within the last ten minutes and nobody else has noted anything about since; any
 * other one is taken off by the office.
 */
export const takeBackAllergy = async (ctx: Ctx, { student_id, id }: InputOf<typeof takeBackStudentAllergyInput>) => {
  const since = new Date(ctx.now().getTime() - TAKE_BACK_MS);
  const changed = await recorded(ctx, allergies, 'student', [student_id], () =>
    deleteRows(ctx, 'student_allergy', {
      student_id,
      allergy_id: id,
      noted_by: ctx.who.user,
      added_by: ctx.who.user,
      added_at: above(since),
    }),
  );
  if (changed.length === 0) return declined(message('tags.notedLongAgo'), { field: 'id', code: 'TOO_LATE' });
  return done(message('tags.takenOff'));
};

/**
 * Answers that no allergies of a student are known, or takes that back. Declined while the student carries one. The lock
 * makes an allergy that is being noted at this moment come first or take the answer back.
 */
export const answerNoAllergies = async (
  ctx: Ctx,
  { student_id, none }: { readonly student_id: Id<'student'>; readonly none: boolean },
) => {
  await sql`select 1 from student where id = ${student_id} for update`.execute(ctx.db);
  const { rows } = await sql<{ before: Date | null; carries: boolean }>`
    select st.no_allergies_at as before, exists (select 1 from student_allergy sa
      join allergy a on a.id = sa.allergy_id and a.deleted_at is null
      where sa.student_id = st.id) as carries
    from student st where st.id = ${student_id}`.execute(ctx.db);
  const [now] = rows;
  if (none && now?.carries) return declined(message('tags.hasAllergies'), { field: 'none', code: 'HAS_ALLERGIES' });
  await updateRows(
    ctx,
    'student',
    { id: student_id },
    none
      ? { no_allergies_at: ctx.now(), no_allergies_by: ctx.who.user }
      : { no_allergies_at: null, no_allergies_by: null },
  );
  ctx.audit({
    entity: Student,
    id: student_id,
    before: { no_allergies: Boolean(now?.before) },
    after: { no_allergies: none },
  });
  await publishStudents(ctx, [student_id]);
  return done(message(none ? 'tags.noAllergies' : 'tags.noAllergiesBack'));
};
