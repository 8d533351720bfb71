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
import { faultAt, faultsAt, type StudentRow } from '../plan/check-row.ts';
import { type Planned, planStudents } from '../plan/plan-students.ts';
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
import { roomKey, writeChild } from './write-child.ts';

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

/**
 * Stores the rows that are right, each whole, through the doors the screens use, and answers what is wrong with the others at
 * `<argument>.<index>.<field>`. Rows are looked at anew: what changed since somebody saw them is met here. Nobody is written to.
 */
export const saveStudents =
  (kind: Exclude<Kind, 'procare_staff'>, path: 'data' | 'students') =>
  async (ctx: Ctx, { rows, location, batch, file_name }: SaveStudents) => {
    const none = { batch: null, added: 0, changed: 0, same: 0, left: 0 };
    if (rows.length === 0) return notDone(message('imports.noRows'), none, { field: path, code: 'REQUIRED' });
    const until = performance.now() + WRITING_MS;
    const sent: Sent = { kind, place: location, into: batch, file: file_name };
    await oneAfterAnother(ctx, location);
    const planned = await planStudents(ctx, location, rows);
    const left: FieldError[] = faultsAt(path, planned);
    const right = planned.map((one, index) => ({ one, index })).filter(({ one }) => one.faults.length === 0);
    if (right.length === 0) return notDone(message('imports.noneSaved'), none, ...left);
    const id = await openBatch(ctx, sent);
    const changes: ImportChange[] = [];
    const news = right.filter(({ one }) => one.state !== 'same').map(({ one }) => one);
    const rooms = await roomsFor(ctx, location, news, changes);
    const people = new Map<string, Id<'app_user'>>();
    const counts = { added: 0, changed: 0, same: 0 };
    const numbers: number[] = [];
    let late = 0;
    for (const { one, index } of right) {
      const number = one.row.row ?? index;
      if (one.state === 'same') {
        counts.same += 1;
        numbers.push(number);
        continue;
      }
      if (performance.now() > until) {
        late += 1;
        left.push(faultAt(path, index, later()));
        continue;
      }
      const written = await inPart(ctx, (part) => writeChild(part, one, { location, rooms, people }, number));
      if (written instanceof UserError) {
        left.push(...declinedAt(path, index, written));
        continue;
      }
      changes.push(...written.changes);
      for (const [key, user] of written.people) people.set(key, user);
      counts[one.state === 'new' ? 'added' : 'changed'] += 1;
      numbers.push(number);
    }
    const failed = rows.length - numbers.length - late;
    await closeBatch(ctx, id, sent, { row_count: rows.length - late, ...counts, failed }, changes, numbers);
    const parts = { batch: id, ...counts, left: late };
    return doneInPart(message('imports.saved', counts), parts, left);
  };
