import { doneInPart, message, notDone } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { InputOf } from '../../../kernel/call/input.ts';
import { type FieldError, UserError } from '../../../kernel/call/refusals.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { inPart } from '../../../kernel/write/in-part.ts';
import { Room } from '../../../model/room/entity.ts';
import { addRoom } from '../../rooms/rooms.door.ts';
import type { Kind, sentHere } from '../imports.inputs.ts';
import { faultsAt, type StudentRow } from '../plan/check-row.ts';
import { type Planned, planStudents } from '../plan/plan-students.ts';
import { type Came, closeBatch, declinedAt, type ImportChange, openBatch, type Sent } from './batch.ts';
import { writeInTime } from './rest.ts';
import { roomKey, usernamesFor, writeChild } from './write-child.ts';

type SaveStudents = InputOf<typeof sentHere> & { readonly rows: readonly StudentRow[] };

/** Makes the rooms that the rows name and the location does not have; answers all by name. */
const roomsFor = async (ctx: Ctx, location: Id<'location'>, planned: readonly Planned[], changes: ImportChange[]) => {
  const rooms = new Map<string, Id<'room'>>();
  for (const [index, { room, others, row }] of planned.entries())
    for (const one of [...(room ? [room] : []), ...others]) {
      const key = roomKey(one.name);
      if (rooms.has(key)) continue;
      if (one.id !== null) {
        rooms.set(key, idOf(Room, one.id));
        continue;
      }
      const made = await inPart(ctx, (part) => addRoom(part, { name: one.name, location_id: location }));
      if (made instanceof UserError) continue;
      rooms.set(key, made.values.program);
      const number = row.row ?? index;
      const after = { name: one.name };
      changes.push({ number, noun: 'Room', record_id: made.values.program, name: one.name, before: null, after });
    }
  return rooms;
};

const pathOf = (kind: Kind): 'data' | 'students' | 'staff' =>
  kind === 'procare' ? 'students' : kind === 'procare_staff' ? 'staff' : 'data';

/** Stores the rows that are right, each whole, until the time is over. Rows are looked at anew, beside what the center has now. */
export const writeStudentRows = async (
  ctx: Ctx,
  sent: Sent,
  rows: readonly StudentRow[],
  location: Id<'location'>,
  until: number,
): Promise<Came> => {
  const path = pathOf(sent.kind);
  const planned = await planStudents(ctx, location, rows);
  const left: FieldError[] = faultsAt(path, planned);
  const wrong: StudentRow[] = planned.filter(({ faults }) => faults.length > 0).map(({ row }) => row);
  const right = planned.map((one, index) => ({ one, index })).filter(({ one }) => one.faults.length === 0);
  const counts = { added: 0, changed: 0, same: 0 };
  if (right.length === 0 && sent.into === undefined) return { batch: null, left, counts, late: [], wrong };
  const batch = await openBatch(ctx, sent);
  const changes: ImportChange[] = [];
  const news = right.filter(({ one }) => one.state !== 'same').map(({ one }) => one);
  const rooms =
    performance.now() > until ? new Map<string, Id<'room'>>() : await roomsFor(ctx, location, news, changes);
  const usernames = await usernamesFor(ctx, news);
  const people = new Map<string, Id<'app_user'>>();
  const numbers: number[] = [];
  const late: number[] = [];
  for (const { one, index } of right) {
    const number = one.row.row ?? index;
    if (one.state === 'same') counts.same += 1;
    else if (performance.now() > until) {
      late.push(index);
      // It is written down elsewhere now: what was kept of it before is not needed any more.
      numbers.push(number);
      continue;
    } else {
      const written = await inPart(ctx, (part) =>
        writeChild(part, one, { location, rooms, people, usernames }, number),
      );
      if (written instanceof UserError) {
        left.push(...declinedAt(path, index, written));
        wrong.push(one.row);
        continue;
      }
      changes.push(...written.changes);
      for (const [key, user] of written.people) people.set(key, user);
      counts[one.state === 'new' ? 'added' : 'changed'] += 1;
    }
    numbers.push(number);
  }
  const row_count = rows.length - late.length;
  await closeBatch(ctx, batch, sent, { row_count, ...counts, failed: wrong.length }, changes, numbers);
  return { batch, left, counts, late, wrong };
};

/**
 * Stores the rows that are right, and answers what is wrong with the others at `<argument>.<index>.<field>`. What the time of
 * the call does not reach is left to the job of the batch, and so is what is sent while that one works. Nobody is written to.
 */
export const saveStudents =
  (kind: Exclude<Kind, 'procare_staff'>) =>
  async (ctx: Ctx, { rows, location, batch, file_name }: SaveStudents) => {
    const none = { batch: null, added: 0, changed: 0, same: 0, left: 0 };
    if (rows.length === 0) return notDone(message('imports.noRows'), none, { field: pathOf(kind), code: 'REQUIRED' });
    const sent: Sent = { kind, place: location, into: batch, file: file_name };
    const came = await writeInTime(ctx, sent, rows, (until) => writeStudentRows(ctx, sent, rows, location, until));
    if (came.batch === null || came.wrong.length === rows.length)
      return notDone(message('imports.noneSaved'), none, ...came.left);
    const left = came.late.length;
    const said =
      left > 0 ? message('imports.savedInPart', { ...came.counts, left }) : message('imports.saved', came.counts);
    return doneInPart(said, { batch: came.batch, ...came.counts, left }, came.left);
  };
