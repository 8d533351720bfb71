import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { dayAt } from '../../kernel/lib/local-time.ts';
import { raiseAlert } from '../door-alerts/door-alerts.door.ts';
import { type Answers, readAsked, validateAnswers, writeScreen } from '../screening/screening.door.ts';
import { notOwn, pinFirst } from './at-screen.ts';
import { deviceOrDecline } from './device.ts';
import { isLetIn } from './pins.ts';

interface AtTablet {
  readonly students: Id<'student'>[];
  readonly answers: Answers;
  readonly action_by: Id<'app_user'>;
}

/** Takes the answers on the tablet of whoever has just entered a PIN, for its own children alone. */
export const screenAtTablet = async (ctx: Ctx, { students, answers, action_by }: AtTablet) => {
  const device = await deviceOrDecline(ctx, undefined);
  const { location } = device;
  if (!(await isLetIn(ctx, location, action_by))) return pinFirst('action_by');
  const strange = await notOwn(ctx, { students, action_by }, location);
  if (strange.length > 0)
    return declined(
      message('attendance.gone'),
      ...strange.map((id) => ({ field: `students.${id}`, code: 'OUT_OF_REACH' })),
    );
  const asked = await readAsked(ctx, location);
  if (!asked?.on) return declined(message('health.notAsked'), { field: 'students', code: 'NOT_ASKED' });
  const judged = validateAnswers(asked, answers);
  if (!('stops' in judged)) return declined(message('health.unanswered'), ...judged);
  const date = dayAt(ctx.now().getTime(), asked.zone);
  const screen = { location, date, judged, note: null, source: 'kiosk', by: action_by, at: ctx.now() } as const;
  await writeScreen(ctx, { ...screen, students });
  const { stops } = judged;
  if (stops)
    for (const student of students) await raiseAlert(ctx, { location, user: action_by, student, kind: 'health' });
  return done(message(stops ? 'health.screenStops' : 'health.screenSaved'), { stops });
};
