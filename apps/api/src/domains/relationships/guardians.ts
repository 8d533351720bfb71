import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { id } from '../../kernel/call/input.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { createRow, updateRow } from '../../kernel/write/write-rows.ts';
import { GuardianLink, Relationship } from '../../model/relationship/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { linkFlags } from './link-flags.ts';
import type { addStudentGuardianInput } from './relationships.inputs.ts';
import { pair } from './relationships.inputs.ts';

export interface Pair {
  readonly student_id: Id<'student'>;
  readonly user_id: Id<'app_user'>;
}
/** What a guardian may be switched to; what is left out stays as it is. */
export type Flags = Omit<InputOf<typeof updateStudentGuardianInput>, 'student_id' | 'user_id'>;

constraint('guardian_link_pkey', 'user_id', 'LINKED', message('relationships.linkedAlready'));
constraint('guardian_link_centre_id_student_id_fkey', 'student_id', 'GONE', message('relationships.gone'));
constraint('guardian_link_centre_id_user_id_fkey', 'user_id', 'GONE', message('relationships.gone'));

/** Not linked, said of the pair. */
export const notLinked = () => declined(message('relationships.notLinked'), { field: 'user_id', code: 'NOT_LINKED' });

/** Tells what may cut or open the guardian's pictures. */
export const notifyRights = (ctx: Ctx, { user_id }: Pair): void =>
  ctx.publish({ kind: 'rights', at: { user: user_id } });

/**
 * Whether a contact may be linked to students of the student's location: it is listed there, or guardian there, or
 * belongs nowhere yet.
 */
const belongs = async (ctx: Ctx, { student_id, user_id }: Pair): Promise<boolean> => {
  const { rows } = await sql<{ fits: boolean }>`
    with home as (select location_id from student where id = ${student_id}),
    places as (
      select location_id from user_location where user_id = ${user_id}
      union select st.location_id from guardian_link gl
        join student st on st.id = gl.student_id
        where gl.user_id = ${user_id} and st.archived_at is null)
    select not exists (select 1 from places)
      or exists (select 1 from places join home using (location_id)) as fits`.execute(ctx.db);
  return rows[0]?.fits ?? false;
};

type Linked = InputOf<typeof addStudentGuardianInput>;
type NewLink = Omit<Linked, 'relation'> & Partial<Pick<Linked, 'relation'>>;

/** Links a contact to a student. The flag of custody is the relationship's unless it is given. */
export const addGuardian = async (ctx: Ctx, input: NewLink) => {
  const { student_id, user_id, relation, ...flags } = input;
  if (!(await belongs(ctx, input)))
    return declined(message('relationships.otherLocation'), { field: 'user_id', code: 'OTHER_LOCATION' });
  const legal = sql<boolean>`(select coalesce((select legal_guardian from relationship where id = ${relation ?? null}::int), false))`;
  const link = await createRow(ctx, 'guardian_link', {
    student_id,
    user_id,
    relationship_id: relation,
    ...flags,
    legal_guardian: flags.legal_guardian ?? legal,
  });
  ctx.audit({ entity: GuardianLink, id: link.id, after: link });
  ctx.audit({ entity: Student, id: student_id, after: { guardian: user_id, relation } });
  notifyRights(ctx, input);
  return done(message('relationships.linked'), { guardian: idOf(GuardianLink, link.id) });
};

/** Flags a black-listed guardian cannot be given: they come back when the guardian is taken off the list. */
const heldBack = ['watch_camera', 'pickup', 'alert', 'emergency_contact'] as const;
export const updateStudentGuardianInput = { ...pair, relation: id(Relationship).optional(), ...linkFlags };

/** Changes relation and flags of a link. */
export const changeGuardian = async (ctx: Ctx, input: InputOf<typeof updateStudentGuardianInput>) => {
  const { student_id, user_id, relation, ...flags } = input;
  const blocked = heldBack.some((flag) => flags[flag] === true);
  const link = await updateRow(
    ctx,
    'guardian_link',
    { student_id, user_id, ...(blocked ? { black_list: false } : {}) },
    { relationship_id: relation, ...flags },
  );
  if (!link) return blocked ? await blockedOrMissing(ctx, input) : notLinked();
  const { row, news: change } = link;
  if (change) {
    ctx.audit({ entity: GuardianLink, id: row.id, ...change });
    ctx.audit({
      entity: Student,
      id: student_id,
      before: { guardian: user_id, ...change.before },
      after: change.after,
    });
    notifyRights(ctx, input);
  }
  return done(message('relationships.changed'), { guardian: idOf(GuardianLink, row.id) });
};

const blockedOrMissing = async (ctx: Ctx, { student_id, user_id }: Pair) => {
  const found = await ctx.db
    .selectFrom('guardian_link')
    .select('id')
    .where('student_id', '=', student_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  return found
    ? declined(message('relationships.blackListed'), { field: 'user_id', code: 'BLACK_LISTED' })
    : notLinked();
};

/** Unlinks many at once: answers the pairs that were linked. */
export const removeGuardians = async (ctx: Ctx, pairs: readonly Pair[]): Promise<readonly Pair[]> => {
  const links = await sql<{ id: number } & Pair>`delete from guardian_link gl
    using json_to_recordset(${JSON.stringify(pairs)}::json) as p(student_id int, user_id int)
    where gl.student_id = p.student_id and gl.user_id = p.user_id returning gl.*`.execute(ctx.db);
  for (const link of links.rows) {
    ctx.audit({ entity: GuardianLink, id: link.id, before: link });
    ctx.audit({ entity: Student, id: link.student_id, before: { guardian: link.user_id } });
    notifyRights(ctx, link);
  }
  return links.rows;
};

/** Unlinks a guardian, who sees nothing of the student from then on. */
export const removeGuardian = async (ctx: Ctx, pair: Pair) => {
  const [link] = await removeGuardians(ctx, [pair]);
  return link ? done(message('relationships.unlinked')) : notLinked();
};
