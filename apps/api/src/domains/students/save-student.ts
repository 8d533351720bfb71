import { sql } from 'kysely';
import { declined, done, doneInPart, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { UserError } from '../../kernel/call/refusals.ts';
import { namedLock } from '../../kernel/db/named-lock.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { checkUnchanged } from '../../kernel/write/optimistic-lock.ts';
import { createRow, deleteRows, updateRow } from '../../kernel/write/write-rows.ts';
import { usePicture } from '../../model/picture/use-picture.ts';
import { Student } from '../../model/student/entity.ts';
import { movePlans } from '../billing/billing.door.ts';
import { lockRooms } from '../rooms/rooms.door.ts';
import { fittingFacts } from './fitting-facts.ts';
import { addNewContacts, type withContacts } from './new-contacts.ts';
import type { GuardianOf, Links, newStudent, updateStudentInput } from './student-changes.inputs.ts';
import { setCameras, setLinks } from './student-links.ts';

type Columns = Omit<
  InputOf<typeof updateStudentInput>,
  | 'id'
  | 'fname'
  | 'lname'
  | 'location_id'
  | 'program_id'
  | 'cameras'
  | 'users'
  | 'relation'
  | 'other_rooms'
  | 'tags'
  | 'seen'
>;
type Named = Pick<InputOf<typeof newStudent>, 'fname' | 'lname'>;

/** A student of the location with the same names and birthday; the lock keeps a twin call from passing at once. */
const twinOf = async (ctx: Ctx, location: number, { fname, lname, dob }: Named & Columns): Promise<string | null> => {
  const { centre } = ctx.who;
  await namedLock(`student ${centre} ${location} ${fname} ${lname}`.toLowerCase()).execute(ctx.db);
  const { rows } = await sql<{ name: string }>`
    select st.full_name || coalesce(', ' || r.name, '') as name from student st
    left join room r on r.id = st.room_id
    where st.location_id = ${location} and st.archived_at is null
      and folded(st.fname) = folded(${fname}) and folded(st.lname) = folded(${lname})
      and st.dob is not distinct from ${dob ?? null}::date limit 1`.execute(ctx.db);
  return rows[0]?.name ?? null;
};

const idsOf = (users: readonly GuardianOf[] | undefined): number[] | undefined => users?.map(({ user_id }) => user_id);

const wrongRoom = () => declined(message('rooms.otherLocation'), { field: 'program_id', code: 'OTHER_LOCATION' });

/** What a location gives each new student: its address and cameras; and whether it takes one more. */
interface Preset {
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
  readonly most: number | null;
  readonly full: boolean;
  readonly cameras: Id<'camera'>[] | undefined;
}

/** The settings are held, so that of two added at once one is the last that fits. */
const presetOf = async (ctx: Ctx, location: number): Promise<Preset> => {
  const { rows } = await sql<{
    city: string | null;
    state: string | null;
    zip: string | null;
    most: number | null;
    cameras: Id<'camera'>[] | null;
  }>`select ls.default_city as city, ls.default_state as state, ls.default_zip as zip, ls.max_no_of_students as most,
      (select json_agg(d.camera_id order by d.camera_id) from location_default_camera d
        join camera c on c.id = d.camera_id and c.deleted_at is null
        where d.location_id = ls.location_id) as cameras
    from location_setting ls where ls.location_id = ${location}
    for no key update of ls`.execute(ctx.db);
  const [found] = rows;
  const most = found?.most ?? null;
  const { city = null, state = null, zip = null } = found ?? {};
  const taken = most === null ? 0 : await enrolledAt(ctx, location);
  return { city, state, zip, most, full: most !== null && taken >= most, cameras: found?.cameras ?? undefined };
};

/** A statement of its own, after the lock: it counts who was added while this one waited. */
const enrolledAt = async (ctx: Ctx, location: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from student
    where location_id = ${location} and archived_at is null
      and merged_into is null`.execute(ctx.db);
  return rows[0]?.count ?? 0;
};

type NewStudent = InputOf<typeof newStudent & typeof withContacts> & Columns & Links;

/** Adds a student to a room of the location, with its cameras, guardians and siblings. */
export const addStudent = (ctx: Ctx, input: NewStudent) => addStudentLivingAt(ctx, input, {});

/** The same with columns of its address, which forms of a new student have not. */
export const addStudentLivingAt = async (
  ctx: Ctx,
  input: NewStudent,
  address: Readonly<Record<string, string | null>>,
) => {
  const { cameras, other_rooms, users, relation, siblings, check_duplicate, tags, program_id, new_users, ...given } =
    input;
  const columns = fittingFacts(ctx, { ...given, ...address });
  if (columns instanceof UserError) return columns;
  const unknown = await usePicture(ctx, input.image, 'image');
  if (unknown) return unknown;
  if (check_duplicate) {
    const twin = await twinOf(ctx, input.location_id, columns);
    if (twin !== null)
      return declined(message('student.duplicate', { name: twin }), { field: 'fname', code: 'DUPLICATE' });
  }
  const rooms = await lockRooms(ctx, [program_id]);
  if (rooms.get(program_id) !== input.location_id) return wrongRoom();
  const preset = await presetOf(ctx, input.location_id);
  if (preset.full)
    return declined(message('student.locationFull', { most: preset.most ?? 0 }), {
      field: 'location_id',
      code: 'FULL',
    });
  const { city, state, zip } = preset;
  const student = await createRow(ctx, 'student', {
    city,
    state,
    zip,
    ...columns,
    room_id: program_id,
    updated_by: ctx.who.user,
  });
  const links = {
    cameras: cameras?.length ? cameras : (preset.cameras ?? cameras),
    other_rooms,
    users,
    relation,
    siblings,
  };
  const wrong = await setLinks(ctx, student.id, input.location_id, { ...links, tags });
  if (wrong) return wrong;
  const unfit = await addNewContacts(ctx, idOf(Student, student.id), new_users ?? []);
  if (unfit) return unfit;
  ctx.audit({ entity: Student, id: student.id, after: { ...student, ...links, users: idsOf(users) } });
  ctx.publish({ kind: 'rights', at: { student: student.id } });
  return done(message('student.added', { name: student.full_name }), { student: idOf(Student, student.id) });
};

/**
 * Changes a student and the links that are given. To another location it moves with a room there, checked out, and
 * leaves its cameras and other rooms behind.
 */
export const changeStudent = async (
  ctx: Ctx,
  input: Pick<InputOf<typeof updateStudentInput>, 'id' | 'fname' | 'lname' | 'location_id' | 'program_id' | 'seen'> &
    Columns &
    Links,
) => {
  const { id, cameras, other_rooms, users, relation, siblings, tags, program_id, location_id, seen, ...given } = input;
  const columns = fittingFacts(ctx, given);
  if (columns instanceof UserError) return columns;
  const unknown = await usePicture(ctx, input.image, 'image');
  if (unknown) return unknown;
  const rooms = await lockRooms(ctx, program_id === undefined ? [] : [program_id]);
  const found = await ctx.db
    .selectFrom('student')
    .select('location_id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!found) return gone(message('student.gone'));
  const values = { ...columns, location_id, room_id: program_id };
  const conflict = await checkUnchanged(ctx, { entity: Student, id, seen, values });
  if (conflict) return conflict;
  const location = location_id ?? found.location_id;
  const moves = location !== found.location_id;
  if (program_id === undefined ? moves : rooms.get(program_id) !== location) return wrongRoom();
  if (moves && (await isInside(ctx, [id])).length > 0)
    return declined(message('student.inside'), { field: 'location_id', code: 'CHECKED_IN' });
  if (moves) {
    await deleteRows(ctx, 'student_camera', { student_id: id });
    await deleteRows(ctx, 'student_room', { student_id: id });
  }
  const student = await updateRow(
    ctx,
    'student',
    { id },
    {
      ...columns,
      ...(moves ? { billing_program_id: null } : {}),
      location_id: location,
      room_id: program_id,
      updated_at: ctx.now(),
      updated_by: ctx.who.user,
    },
  );
  const wrong = await setLinks(ctx, id, location, { cameras, other_rooms, users, relation, siblings, tags });
  if (wrong) return wrong;
  if (!student) return gone(message('student.gone'));
  const change = student.news;
  const links = Object.entries({ cameras, other_rooms, users: idsOf(users), siblings }).filter(
    ([, given]) => given !== undefined,
  );
  if (change || links.length > 0)
    ctx.audit({
      entity: Student,
      id,
      before: change?.before,
      after: { ...change?.after, ...Object.fromEntries(links) },
    });
  ctx.publish({ kind: 'rights', at: { student: id } });
  const told = moves ? await movePlans(ctx, [{ id, from_location: found.location_id }], location) : [];
  return doneInPart(message('student.changed', { name: student.row.full_name }), { student: id }, told);
};

/** Of the given students, those who are checked in now. */
export const isInside = async (ctx: Ctx, students: readonly number[]): Promise<readonly number[]> => {
  const rows = await ctx.db
    .selectFrom('attendance')
    .select('student_id')
    .where((q) => q('student_id', '=', q.fn.any(q.val([...students]))))
    .where('checked_out_at', 'is', null)
    .execute();
  return rows.map((row) => row.student_id);
};

/** Sets the status flag; the family's pictures follow at once. */
export const switchStudent = async (ctx: Ctx, { id, status }: { id: Id<'student'>; status: 'active' | 'inactive' }) => {
  const changed = await updateRow(ctx, 'student', { id }, { status, updated_at: ctx.now(), updated_by: ctx.who.user });
  if (!changed) return gone(message('student.gone'));
  const { news, row } = changed;
  if (news) ctx.audit({ entity: Student, id, ...news });
  ctx.publish({ kind: 'rights', at: { student: id } });
  return done(message(status === 'active' ? 'student.active' : 'student.inactive', { name: row.fname }), {
    student: id,
  });
};

/** Gives a student cameras of its own, beside those of its room; only cameras of its location. */
export const updateCameras = async (
  ctx: Ctx,
  { id, cameras }: { id: Id<'student'>; cameras: readonly Id<'camera'>[] },
) => {
  const wrong = await setCameras(ctx, id, cameras);
  if (wrong) return wrong;
  ctx.audit({ entity: Student, id, after: { cameras } });
  ctx.publish({ kind: 'rights', at: { student: id } });
  return done(message('student.camerasSaved'), { student: id });
};
