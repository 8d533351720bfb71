import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { choices, id, ids } from '../../kernel/call/input.ts';
import { deleteRows, updateRows } from '../../kernel/write/write-rows.ts';
import { Form } from '../../model/form/entity.ts';
import { Room } from '../../model/room/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';
import { notifyShared } from './notify.ts';
import { lockForm } from './versions.ts';

export const shareFormInput = {
  id: id(Form),
  share_with: choices('families', 'team', 'public'),
  students: ids(Student, 1000, 0).optional(),
  users: ids(User, 1000, 0).optional(),
  team: ids(User, 1000, 0).optional(),
  rooms: ids(Room, 200, 0).optional(),
};
type Share = InputOf<typeof shareFormInput>;

/** How many of the ids named do not belong to the form's location. */
const elsewhere = async (ctx: Ctx, location: number, { students = [], users = [], team = [], rooms = [] }: Share) => {
  const people = (ids: readonly number[]) => sql`(select count(*) from unnest(${[...ids]}::int[]) p(id)
    where not exists (select 1 from user_location ul where ul.user_id = p.id and ul.location_id = ${location})
      and not exists (select 1 from standing_guardian gl join student st on st.id = gl.student_id
        where gl.user_id = p.id and st.location_id = ${location}))::int`;
  const { rows } = await sql<{ students: number; users: number; team: number; rooms: number }>`select
      (select count(*) from student where id = any(${[...students]}::int[])
        and location_id <> ${location})::int as students,
      (select count(*) from room where id = any(${[...rooms]}::int[]) and location_id <> ${location})::int as rooms,
      ${people(users)} as users, ${people(team)} as team`.execute(ctx.db);
  const [found] = rows;
  return (['students', 'users', 'team', 'rooms'] as const).filter((field) => (found?.[field] ?? 0) > 0);
};

/** Makes the given people all a form is shared with. A public link that is taken back never opens again. */
export const shareForm = async (ctx: Ctx, given: Share) => {
  const { id, share_with, students = [], users = [], team = [], rooms = [] } = given;
  const form = await lockForm(ctx, id);
  const out = await elsewhere(ctx, form.location_id, given);
  if (out.length > 0)
    return declined(message('forms.elsewhere'), ...out.map((field) => ({ field, code: 'OUT_OF_REACH' })));
  const isPublic = share_with.includes('public');
  const shares = [
    ...share_with.filter((kind) => kind !== 'public').map((kind) => ({ kind })),
    ...rooms.map((room_id) => ({ kind: 'room', room_id })),
    ...students.map((student_id) => ({ kind: 'student', student_id })),
    ...users.map((user_id) => ({ kind: 'contact', user_id })),
    ...team.map((user_id) => ({ kind: 'staff', user_id })),
  ];
  await deleteRows(ctx, 'form_share', { form_id: id });
  await sql`insert into form_share (form_id, kind, room_id, student_id, user_id)
    select ${id}::int, s.kind, s.room_id, s.student_id, s.user_id
    from json_to_recordset(${JSON.stringify(shares)}::json) as s(kind text, room_id integer, student_id integer, user_id integer)`.execute(
    ctx.db,
  );
  await updateRows(
    ctx,
    'form',
    { id },
    {
      link_number: sql`link_number + (is_public and not ${isPublic}::boolean)::int`,
      is_public: isPublic,
      updated_at: ctx.now(),
    },
  );
  ctx.audit({ entity: Form, id, after: { shared: shares.length, public: isPublic } });
  await notifyShared(ctx, form);
  return done(message(shares.length > 0 || isPublic ? 'forms.shared' : 'forms.unshared', { name: form.name }));
};
