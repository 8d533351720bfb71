import { doneInPart, message, notDone } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { InputOf } from '../../../kernel/call/input.ts';
import { declined, type FieldError, UserError } from '../../../kernel/call/refusals.ts';
import { findRows } from '../../../kernel/db/find-rows.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { inPart } from '../../../kernel/write/in-part.ts';
import { Room } from '../../../model/room/entity.ts';
import { User } from '../../../model/user/entity.ts';
import { mustBeConfirmed } from '../../auth/auth.door.ts';
import { usernameOf } from '../../students/students.door.ts';
import { newPerson } from '../../users/users.door.ts';
import type { sentStaff } from '../imports.inputs.ts';
import { faultsAt, listed, type StaffRow } from '../plan/check-row.ts';
import { planStaff } from '../plan/plan-staff.ts';
import { type Came, closeBatch, declinedAt, type ImportChange, openBatch, type Sent } from './batch.ts';
import { writeInTime } from './rest.ts';
import { roomKey } from './write-child.ts';

type SaveStaff = InputOf<typeof sentStaff> & { readonly staff: readonly StaffRow[] };

/** Where staff of a file work: a location, with its rooms by their names. */
interface Place {
  readonly location: Id<'location'> | undefined;
  readonly rooms: ReadonlyMap<string, Id<'room'>>;
}

const roomsAt = async (ctx: Ctx, location: Id<'location'> | undefined): Promise<Place['rooms']> => {
  if (location === undefined) return new Map();
  const rooms = await findRows(ctx, 'room', { location_id: location, deleted_at: null }, ['id', 'name']);
  return new Map(rooms.map(({ id, name }) => [roomKey(name), idOf(Room, id)]));
};

/** Makes the account of one, a teacher's, whose invitation waits until somebody releases it. */
const writeStaff = async (ctx: Ctx, row: StaffRow, { location, rooms }: Place): Promise<Id<'app_user'>> => {
  const programs = listed(row.rooms).map((name) => {
    const room = rooms.get(roomKey(name));
    if (!room) throw declined(message('imports.noRoom', { name }), { field: 'rooms', code: 'UNKNOWN' });
    return room;
  });
  const email = (row.email ?? '').toLowerCase();
  const names = { fname: row.fname ?? '', lname: row.lname ?? '' };
  const made = await newPerson(
    ctx,
    {
      ...names,
      email,
      username: row.username || (await usernameOf(ctx, { ...names, email })),
      ...(row.middle_name ? { middle_name: row.middle_name } : {}),
      ...(row.phone ? { phone: row.phone } : {}),
      ...(row.job_title ? { job_title: row.job_title } : {}),
      ...(location === undefined ? {} : { locations: [location] }),
      ...(programs.length > 0 ? { programs } : {}),
    },
    { roles: ['teacher'], invite: null },
  );
  if (made instanceof UserError) throw made;
  return idOf(User, made.id);
};

/** Makes the accounts of the rows that are right, until the time is over. */
export const writeStaffRows = async (
  ctx: Ctx,
  sent: Sent,
  staff: readonly StaffRow[],
  location: Id<'location'> | undefined,
  until: number,
): Promise<Came> => {
  const planned = await planStaff(ctx, staff);
  const left: FieldError[] = faultsAt('staff', planned);
  const wrong: StaffRow[] = planned.filter(({ faults }) => faults.length > 0).map(({ row }) => row);
  const counts = { added: 0, changed: 0, same: 0 };
  if (wrong.length === staff.length && sent.into === undefined) return { batch: null, left, counts, late: [], wrong };
  const batch = await openBatch(ctx, sent);
  const place = { location, rooms: await roomsAt(ctx, location) };
  const changes: ImportChange[] = [];
  const numbers: number[] = [];
  const late: number[] = [];
  for (const [index, { row, faults }] of planned.entries()) {
    if (faults.length > 0) continue;
    const number = row.row ?? index;
    if (performance.now() > until) late.push(index);
    else {
      const made = await inPart(ctx, (part) => writeStaff(part, row, place));
      if (made instanceof UserError) {
        left.push(...declinedAt('staff', index, made).slice(0, 1));
        wrong.push(row);
        continue;
      }
      const name = `${row.fname ?? ''} ${row.lname ?? ''}`;
      changes.push({ number, noun: 'User', record_id: made, name, before: null, after: { staff: true } });
      counts.added += 1;
    }
    numbers.push(number);
  }
  const row_count = staff.length - late.length;
  await closeBatch(ctx, batch, sent, { row_count, ...counts, failed: wrong.length }, changes, numbers);
  return { batch, left, counts, late, wrong };
};

/**
 * Makes accounts of staff of the rows that are right; a taken e-mail, and what else is wrong, is answered in errors at
 * `staff.<index>.<field>`. Invitations are held until they are released.
 */
export const saveStaff = async (ctx: Ctx, { staff, location, batch, file_name }: SaveStaff) => {
  const none = { batch: null, added: 0, left: 0 };
  if (staff.length === 0) return notDone(message('imports.noRows'), none, { field: 'staff', code: 'REQUIRED' });
  const unconfirmed = await mustBeConfirmed(ctx);
  if (unconfirmed) return unconfirmed;
  const sent: Sent = { kind: 'procare_staff', place: location ?? null, into: batch, file: file_name };
  const came = await writeInTime(ctx, sent, staff, (until) => writeStaffRows(ctx, sent, staff, location, until));
  if (came.batch === null || came.wrong.length === staff.length)
    return notDone(message('imports.noneSaved'), none, ...came.left);
  const { added } = came.counts;
  return doneInPart(
    message('imports.staffSaved', { added }),
    { batch: came.batch, added, left: came.late.length },
    came.left,
  );
};
