import type { Ctx } from '../../../kernel/call/context.ts';
import { dayAt } from '../../../kernel/lib/local-time.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { Student } from '../../../model/student/entity.ts';
import { User } from '../../../model/user/entity.ts';
import { raiseAlert } from '../../door-alerts/door-alerts.door.ts';
import { readAsked, validateAnswers, writeScreen } from '../../screening/screening.door.ts';
import { notOwn } from '../at-screen.ts';
import { doneBefore } from './done-before.ts';
import type { Waiting } from './waiting.ts';

/**
 * Writes what was answered on a tablet without a line, once: for children of whoever's PIN proves it, by the statements that
 * still are asked. What cannot be believed stays on record with its act and says nothing about a child.
 */
export const settleScreen = async (
  ctx: Ctx,
  { location, zone }: { readonly location: number; readonly zone: string },
  row: Waiting,
): Promise<void> => {
  const { by, students, answers } = row.act;
  if (by === null || !answers || row.doubt === 'proof' || row.doubt === 'revoked') return;
  if (await doneBefore(ctx, row.operation_id, 'saveHealthScreenFromScreen')) return;
  const given = { students: students.map((id) => idOf(Student, id)), action_by: idOf(User, by) };
  const strange = await notOwn(ctx, given, location);
  const own = students.filter((id) => !strange.includes(idOf(Student, id)));
  const asked = await readAsked(ctx, location);
  if (!asked || own.length === 0) return;
  const judged = validateAnswers(asked, answers, true);
  if (!('stops' in judged)) return;
  const at = new Date(row.at);
  const screen = { location, date: dayAt(row.at, zone), judged, note: null, source: 'kiosk', by, at } as const;
  const fresh = await writeScreen(ctx, { ...screen, students: own, operation: row.operation_id });
  if (judged.stops)
    for (const { student } of fresh) await raiseAlert(ctx, { location, user: by, student, kind: 'health', at });
};
