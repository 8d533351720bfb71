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
import { faultAt, faultsAt, listed, type StaffRow } from '../plan/check-row.ts';
import { planStaff } from '../plan/plan-staff.ts';
import {
  closeBatch,
  declinedAt,
  type ImportChange,
  later,
  oneAfterAnother,
  openBatch,
  type Sent,
  WRITING_MS,
} from './batch.ts';
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

/**
 * Makes accounts of staff of the rows that are right; a taken e-mail, and what else is wrong, is answered in errors at
 * `staff.<index>.<field>`. Invitations are held until they are released.
 */
export const saveStaff = async (ctx: Ctx, { staff, location, batch, file_name }: SaveStaff) => {
  const none = { batch: null, added: 0, left: 0 };
  if (staff.length === 0) return notDone(message('imports.noRows'), none, { field: 'staff', code: 'REQUIRED' });
  const unconfirmed = await mustBeConfirmed(ctx);
  if (unconfirmed) return unconfirmed;
  const until = performance.now() + WRITING_MS;
  const sent: Sent = { kind: 'procare_staff', place: location ?? null, into: batch, file: file_name };
  await oneAfterAnother(ctx, location ?? null);
  const planned = await planStaff(ctx, staff);
  const left: FieldError[] = faultsAt('staff', planned);
  if (planned.every(({ faults }) => faults.length > 0)) return notDone(message('imports.noneSaved'), none, ...left);
  const id = await openBatch(ctx, sent);
  const place = { location, rooms: await roomsAt(ctx, location) };
  const changes: ImportChange[] = [];
  const numbers: number[] = [];
  let late = 0;
  for (const [index, { row, faults }] of planned.entries()) {
    if (faults.length > 0) continue;
    if (performance.now() > until) {
      late += 1;
      left.push(faultAt('staff', index, later()));
      continue;
    }
    const made = await inPart(ctx, (part) => writeStaff(part, row, place));
    if (made instanceof UserError) {
      left.push(...declinedAt('staff', index, made).slice(0, 1));
      continue;
    }
    const number = row.row ?? index;
    const name = `${row.fname ?? ''} ${row.lname ?? ''}`;
    changes.push({ number, noun: 'User', record_id: made, name, before: null, after: { staff: true } });
    numbers.push(number);
  }
  const added = numbers.length;
  const failed = staff.length - added - late;
  const counts = { row_count: staff.length - late, added, changed: 0, same: 0, failed };
  await closeBatch(ctx, id, sent, counts, changes, numbers);
  return doneInPart(message('imports.staffSaved', { added }), { batch: id, added, left: late }, left);
};
