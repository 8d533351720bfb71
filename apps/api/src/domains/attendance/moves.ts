import { done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { FieldError } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { Attendance } from '../../model/attendance/entity.ts';
import { askAboutRatio } from '../ratio/ratio.door.ts';
import { notSaved } from './check.ts';
import { lockStudents, presentRoom, readPresence } from './presence.ts';
import { publishChanges } from './publish-changes.ts';
import { enterRooms } from './write-stays.ts';

interface MoveInput {
  readonly students: readonly Id<'student'>[];
  readonly program_id: Id<'room'>;
}

/** Moves students who are in to another room now; their cameras change with the COMMIT. Who is there already stays. */
export const moveNow = async (ctx: Ctx, { students, program_id }: MoveInput) => {
  await lockStudents(ctx, students);
  const children = await readPresence(ctx, students);
  const room = await presentRoom(ctx, program_id);
  if (!room) return gone(message('attendance.roomElsewhere'), 'program_id');
  const fieldErrors = students.flatMap((id): FieldError[] => {
    const field = `students.${id}`;
    const child = children.get(id);
    if (!child) return [{ field, code: 'GONE', message: message('attendance.gone') }];
    if (!child.open) return [{ field, code: 'NOT_IN', message: message('attendance.notIn', { name: child.name }) }];
    if (child.location_id !== room.location_id)
      return [{ field, code: 'OTHER_LOCATION', message: message('attendance.roomElsewhere') }];
    return [];
  });
  if (fieldErrors.length > 0) return notSaved(fieldErrors);
  const now = ctx.now().getTime();
  const moved = [...children.values()].flatMap((child) =>
    child.open && child.open.room !== room.id ? [{ child, open: child.open }] : [],
  );
  const author = {
    centre: ctx.who.centre,
    now: ctx.now(),
    recorded_by: ctx.who.user,
    action_by: ctx.who.user,
  } as const;
  await askAboutRatio(
    ctx,
    room.location_id,
    moved.map(({ child }) => ({ student: child.id, room: room.id })),
  );
  await enterRooms(
    ctx.db,
    { ...author, source: 'staff' },
    moved.map(({ child, open }) => ({
      student: child.id,
      location: child.location_id,
      stay: open.id,
      room: room.id,
      // A check-in may be stated a minute ahead of the server's clock.
      at: Math.max(now, open.entered ?? open.from),
    })),
  );
  for (const { child, open } of moved)
    ctx.audit({
      entity: Attendance,
      id: open.id,
      before: { room: open.room },
      after: { student: child.id, room: room.id },
    });
  publishChanges(
    ctx,
    moved.map(({ child }) => child),
  );
  return done(message('attendance.moved', { room: room.name, names: moved.map(({ child }) => child.name) }), {
    students: moved.map(({ child }) => child.id),
  });
};
