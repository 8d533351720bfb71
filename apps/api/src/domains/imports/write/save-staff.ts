import { plain } from '@nestling/rules/plain.ts';
import { sql } from 'kysely';
import { doneInPart, message, notDone } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { InputOf } from '../../../kernel/call/input.ts';
import { declined, type FieldError, UserError } from '../../../kernel/call/refusals.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { inPart } from '../../../kernel/write/in-part.ts';
import { Room } from '../../../model/room/entity.ts';
import { User } from '../../../model/user/entity.ts';
import { mustBeConfirmed } from '../../auth/auth.door.ts';
import { usernameOf } from '../../students/students.door.ts';
import { newPerson } from '../../users/users.door.ts';
import type { sentStaff } from '../imports.inputs.ts';
import type { StaffRow } from '../plan/check-row.ts';
import { planStaff } from '../plan/plan-staff.ts';
import { closeBatch, type ImportChange, openBatch, type Sent } from './batch.ts';

const WRITING_MS = 3_000;

type SaveStaff = InputOf<typeof sentStaff> & { readonly staff: readonly StaffRow[] };

const listed = (text: string | undefined): string[] =>
  (text ?? '')
    .split(/[;\n]/)
    .map((word) => word.trim())
    .filter(Boolean);

/** Makes the account of one, a teacher's, whose invitation waits until somebody releases it. */
const writeStaff = async (ctx: Ctx, row: StaffRow, location: Id<'location'> | undefined): Promise<Id<'app_user'>> => {
  const { rows } = await sql<{ id: number; name: string }>`select id, name from room
    where location_id = ${location ?? null}::int and deleted_at is null`.execute(ctx.db);
  const programs = listed(row.rooms).map((name) => {
    const room = rows.find((one) => plain(one.name) === plain(name));
    if (!room) throw declined(message('imports.noRoom', { name }), { field: 'rooms', code: 'UNKNOWN' });
    return idOf(Room, room.id);
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
  const planned = await planStaff(ctx, staff);
  const at = (index: number, field: string) => `staff.${index}${field ? `.${field}` : ''}`;
  const left: FieldError[] = planned.flatMap(({ faults }, index) =>
    faults.map(({ field, code, message: words }) => ({ field: at(index, field), code, message: words })),
  );
  if (planned.every(({ faults }) => faults.length > 0)) return notDone(message('imports.noneSaved'), none, ...left);
  const id = await openBatch(ctx, sent);
  const changes: ImportChange[] = [];
  const numbers: number[] = [];
  let late = 0;
  for (const [index, { row, faults }] of planned.entries()) {
    if (faults.length > 0) continue;
    if (performance.now() > until) {
      late += 1;
      left.push({ field: at(index, ''), code: 'LATER', message: message('imports.later') });
      continue;
    }
    const made = await inPart(ctx, (part) => writeStaff(part, row, location));
    if (made instanceof UserError) {
      const first = made.fieldErrors[0] ?? { field: '', code: 'DECLINED' };
      left.push({ field: at(index, first.field), code: first.code, message: first.message ?? made.reason });
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
