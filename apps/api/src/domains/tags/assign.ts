import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { ids } from '../../kernel/call/input.ts';
import { namedLock } from '../../kernel/db/named-lock.ts';
import { Student } from '../../model/student/entity.ts';
import { Allergy } from '../../model/tag/entity.ts';
import { User } from '../../model/user/entity.ts';
import type { autoCreateStudentAllergyInput } from './allergies.inputs.ts';
import { insertWord } from './edit-list.ts';
import { type Carrier, carrierId, type ListKind, linkId, linkTable, tags } from './list-kinds.ts';
import { publishStudents } from './publish.ts';

const auditName = { student: 'Student', user: 'User' } as const;

/** The words a student or person was given, before and after a change, by their names. */
interface Given {
  readonly carrier: number;
  readonly before: string[];
  readonly after: string[];
}

const namesOf = async (ctx: Ctx, kind: ListKind, to: Carrier, ids: readonly number[]) => {
  const { rows } = await sql<{ carrier: number; names: string[] }>`
    select l.${carrierId(to)} as carrier, array_agg(w.name order by w.name) as names
    from ${linkTable(kind, to)} l
    join ${sql.table(kind.table)} w on w.id = l.${linkId(kind)} and w.deleted_at is null
    where l.${carrierId(to)} = any(${[...ids]}::int[])
    group by 1`.execute(ctx.db);
  return new Map(rows.map((row) => [row.carrier, row.names]));
};

/** Runs a change of what some carry, writes into the history of each what it had and has, and tells the door. */
export const recorded = async (
  ctx: Ctx,
  kind: ListKind,
  to: Carrier,
  ids: readonly number[],
  change: () => Promise<unknown>,
): Promise<Given[]> => {
  if (ids.length === 0) return [];
  const before = await namesOf(ctx, kind, to, ids);
  await change();
  const after = await namesOf(ctx, kind, to, ids);
  const changed = ids
    .map((id): Given => ({ carrier: id, before: before.get(id) ?? [], after: after.get(id) ?? [] }))
    .filter((one) => one.before.join('\n') !== one.after.join('\n'));
  for (const { carrier, ...names } of changed)
    ctx.audit({
      entity: auditName[to],
      id: carrier,
      before: { [kind.given]: names.before },
      after: { [kind.given]: names.after },
    });
  if (kind.safety && to === 'student')
    await publishStudents(
      ctx,
      changed.map(({ carrier }) => carrier),
    );
  return changed;
};

/** Adds words to what several carry already. */
export const give = (ctx: Ctx, kind: ListKind, to: Carrier, ids: readonly number[], words: readonly number[]) =>
  recorded(ctx, kind, to, ids, () =>
    sql`insert into ${linkTable(kind, to)} (centre_id, ${carrierId(to)}, ${linkId(kind)})
      select ${ctx.who.centre}, c, w from unnest(${[...ids]}::int[]) c cross join unnest(${[...words]}::int[]) w
      on conflict do nothing`.execute(ctx.db),
  );

/** Makes the given words all that one student or person carries. */
export const setWords = (ctx: Ctx, kind: ListKind, to: Carrier, id: number, words: readonly number[]) =>
  recorded(ctx, kind, to, [id], async () => {
    const { centre } = ctx.who;
    // Those removed from the list stay: taking the removal back brings them back too.
    await sql`delete from ${linkTable(kind, to)} l where l.${carrierId(to)} = ${id}
      and l.${linkId(kind)} <> all(${[...words]}::int[]) and exists (select 1 from ${sql.table(kind.table)} w
        where w.id = l.${linkId(kind)} and w.deleted_at is null)`.execute(ctx.db);
    await sql`insert into ${linkTable(kind, to)} (centre_id, ${carrierId(to)}, ${linkId(kind)})
      select ${centre}, ${id}, w from unnest(${[...words]}::int[]) w on conflict do nothing`.execute(ctx.db);
  });

/** Makes a list of words what one student or person carries. */
export const assignWords = (kind: ListKind, to: Carrier) => async (ctx: Ctx, id: number, words: readonly number[]) => {
  await setWords(ctx, kind, to, id, words);
  return done(message('tags.assigned'));
};

export const multiAssignStudentAllergiesInput = {
  allergies: ids(Allergy, 50),
  students: ids(Student, 1000, 0).optional(),
  users: ids(User, 1000, 0).optional(),
};
type Some = Omit<InputOf<typeof multiAssignStudentAllergiesInput>, 'allergies'>;

/** Adds words to several students and people, to all or to none. */
export const assignToMany = (kind: ListKind) => async (ctx: Ctx, words: readonly number[], to: Some) => {
  const { students = [], users = [] } = to;
  if (students.length + users.length === 0)
    return declined(message('tags.nobody'), { field: 'students', code: 'REQUIRED' });
  await give(ctx, kind, 'student', students, words);
  await give(ctx, kind, 'user', users, words);
  return done(message('tags.assignedMany', { count: students.length + users.length }));
};

type One = Omit<InputOf<typeof autoCreateStudentAllergyInput>, 'name'>;

/** Takes one word off a student or a person. */
export const takeOff =
  (kind: ListKind) =>
  async (ctx: Ctx, { id, student_id, user_id }: One & { readonly id: number }) => {
    const from = student_id !== undefined ? (['student', student_id] as const) : (['user', user_id] as const);
    const [carrier, whose] = from;
    if (whose === undefined) return declined(message('tags.nobody'), { field: 'student_id', code: 'REQUIRED' });
    await recorded(ctx, kind, carrier, [whose], () =>
      sql`delete from ${linkTable(kind, carrier)} where ${carrierId(carrier)} = ${whose}
        and ${linkId(kind)} = ${id}`.execute(ctx.db),
    );
    return done(message('tags.takenOff'));
  };

/** The id of the word with a name, whatever case; one the list does not know is added to it. */
export const wordNamed = async (ctx: Ctx, kind: ListKind, name: string): Promise<number> => {
  // Two desks typing the same new word at once: the second waits here and finds it.
  await namedLock(`${kind.table} ${ctx.who.centre} ${name.toLowerCase()}`).execute(ctx.db);
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(kind.table)}
    where lower(name) = lower(${name}) and deleted_at is null
      ${kind === tags ? sql`and not for_blog` : sql``}`.execute(ctx.db);
  return rows[0]?.id ?? (await insertWord(ctx, kind, { name }));
};

/** Finds a word by its name, whatever case, or adds it; gives it to whoever is named. */
export const findOrAdd =
  (kind: ListKind) =>
  async (ctx: Ctx, { name, student_id, user_id }: One & { readonly name: string }) => {
    const id = await wordNamed(ctx, kind, name);
    if (student_id !== undefined) await give(ctx, kind, 'student', [student_id], [id]);
    if (user_id !== undefined) await give(ctx, kind, 'user', [user_id], [id]);
    return done(message('tags.added', { name }), { id });
  };
