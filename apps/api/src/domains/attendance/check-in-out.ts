import { allows } from '@nestling/rules/roles.ts';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { constraint, type FieldError } from '../../kernel/call/refusals.ts';
import { dayAt } from '../../kernel/lib/local-time.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { emitChecks } from '../../model/attendance/emit-checks.ts';
import { Attendance } from '../../model/attendance/entity.ts';
import { raiseAlert } from '../door-alerts/door-alerts.door.ts';
import { askAboutRatio } from '../ratio/ratio.door.ts';
import { clearAbsences } from './absences.ts';
import type { saveUserStudentCheckInOutActivityInput } from './attendance.inputs.ts';
import { type Check, type CheckRequest, notSaved, validateCheck, wasFaster } from './check.ts';
import { type LastCheck, lockAndReadPresence, type Presence, presentRoom } from './presence.ts';
import { publishChanges } from './publish-changes.ts';
import { closingStays, openingStays } from './write-stays.ts';

constraint('attendance_overlap', 'students', 'OVERLAP', message('attendance.overlap'));
constraint('attendance_open', 'students', 'OVERLAP', message('attendance.overlap'));
constraint('attendance_room_overlap', 'students', 'OVERLAP', message('attendance.overlap'));
constraint('attendance_room_now', 'students', 'OVERLAP', message('attendance.overlap'));
constraint('attendance_order', 'end_time', 'END_BEFORE_START', message('attendance.endBeforeStart'));

type CheckInput = Omit<InputOf<typeof saveUserStudentCheckInOutActivityInput>, 'action_by' | 'signature'>;

/** Which way somebody came in by, and what holds there. */
export interface Door {
  readonly source: 'staff' | 'portal' | 'kiosk' | 'app';
  readonly recorded_by: number;
  /** A contact acts from wherever it is: only where the location lets families do so. */
  readonly family: boolean;
  readonly asksSignature?: boolean;
}

/** The portal, as staff or as a contact. */
export const portalDoor = (ctx: Ctx): Door => {
  const family = !allows(ctx.who.role, 'teacher');
  return { source: family ? 'portal' : 'staff', recorded_by: ctx.who.user, family };
};

export const requestOf = (ctx: Ctx, input: CheckInput, door: Door, signed: boolean): CheckRequest => ({
  date: input.date,
  time: input.time,
  action: input.action,
  location: input.location,
  signed,
  family: door.family,
  asksHealth: door.source !== 'staff',
  asksSignature: door.asksSignature,
  now: ctx.now().getTime(),
});

/** What was found out about each student; what cannot be is told at `students.<id>`. */
export const validateAll = (
  input: CheckInput,
  children: ReadonlyMap<number, Presence>,
  validate: (child: Presence, field: string) => Check | FieldError,
) => {
  const checks: { child: Presence; check: Check }[] = [];
  const fieldErrors: FieldError[] = [];
  for (const id of input.students) {
    const child = children.get(id);
    const field = `students.${id}`;
    const found = child ? validate(child, field) : { field, code: 'GONE', message: message('attendance.gone') };
    if ('code' in found) fieldErrors.push(found);
    else if (child) checks.push({ child, check: found });
  }
  return { checks, fieldErrors };
};

/** What somebody else did at the door in the same second is not meant to be turned round; one's own next call may be. */
const SAME_SECOND_MS = 1_000;
const graceFor = (door: Door, { kind, recorded_by }: LastCheck): number =>
  recorded_by !== door.recorded_by && (kind === 'in' || kind === 'out') ? SAME_SECOND_MS : 0;

/**
 * Checks students in, or out when they are in. Without `action` the call is a toggle: whoever was faster while this
 * call was under way wins, and the other one is told instead of turning it round.
 */
export const saveCheckInOut = async (
  ctx: Ctx,
  input: InputOf<typeof saveUserStudentCheckInOutActivityInput>,
  door: Door = portalDoor(ctx),
) => {
  const about = { actionBy: input.action_by, day: input.date, reserve: true };
  const { seen, children } = await lockAndReadPresence(ctx, input.students, about);
  const request = requestOf(ctx, input, door, input.signature !== undefined);
  const now = request.now;
  const { checks, fieldErrors } = validateAll(input, children, (child, field) => {
    const { last } = child;
    const overtaken =
      last !== null && (last.id !== seen.get(child.id) || last.lead - ctx.queued() < graceFor(door, last));
    return overtaken && request.action === undefined
      ? wasFaster(child, now, field)
      : validateCheck(child, request, field);
  });
  if (fieldErrors.length > 0) return notSaved(fieldErrors);
  const room = await roomGiven(
    ctx,
    input,
    checks.map(({ child }) => child),
  );

  const author = {
    centre: ctx.who.centre,
    now: ctx.now(),
    recorded_by: door.recorded_by,
    action_by: input.action_by,
    source: door.source,
    signature: input.signature,
  } as const;
  const comers = checks.filter(({ check }) => check.kind === 'in');
  const goers = checks.filter(({ check }) => check.kind === 'out');
  const opened = comers.flatMap(({ child, check: { at } }) =>
    child.next_stay === null
      ? []
      : [
          {
            stay: child.next_stay,
            student: child.id,
            location: child.location_id,
            date: dayAt(at, child.zone),
            at,
            room: room ?? child.home_room,
          },
        ],
  );
  const closed = goers.flatMap(({ child, check: { at } }) =>
    child.open ? [{ student: child.id, location: child.location_id, stay: child.open.id, at }] : [],
  );
  const [first] = opened;
  const over = first !== undefined && (await askAboutRatio(ctx, first.location, opened));
  // A family that goes on all the same is not held up at the door; staff are told.
  if (over && door.source !== 'staff')
    await raiseAlert(ctx, { location: first.location, user: input.action_by, kind: 'ratio' });
  // Under the lock nothing can come between: what is written is known, and goes out with COMMIT.
  if (opened.length > 0) ctx.later(openingStays(author, opened));
  if (closed.length > 0) ctx.later(closingStays(author, closed));
  await clearAbsences(
    ctx,
    comers.map(({ child }) => child),
    input.date,
  );
  const at = new Map(checks.map(({ child, check }) => [child.id, new Date(check.at)]));
  for (const { student, stay } of opened)
    ctx.audit({
      entity: Attendance,
      id: stay,
      after: { student, checked_in_at: at.get(student), by: input.action_by },
    });
  for (const { student, stay } of closed)
    ctx.audit({
      entity: Attendance,
      id: stay,
      before: { checked_out_at: null },
      after: { student, checked_out_at: at.get(student), by: input.action_by },
    });
  emitChecks(ctx, { opened, closed });
  publishChanges(
    ctx,
    checks.map(({ child }) => child),
  );
  const stayOfStudent = new Map([...opened, ...closed].map(({ student, stay }) => [student, stay]));
  return done(message('attendance.saved', { in: namesOf(comers), out: namesOf(goers) }), {
    students: [...stayOfStudent.keys()],
    attendances: input.students.flatMap((id) => {
      const stay = stayOfStudent.get(id);
      return stay === undefined ? [] : [idOf(Attendance, stay)];
    }),
  });
};

const namesOf = (checks: readonly { child: Presence }[]): string[] => checks.map(({ child }) => child.name);

/** The room staff has chosen for who comes in; it lies at the location of all of them. Families do not choose. */
const roomGiven = async (ctx: Ctx, input: CheckInput, children: readonly Presence[]): Promise<number | null> => {
  if (input.program_id === undefined) return null;
  const room = allows(ctx.who.role, 'teacher') ? await presentRoom(ctx, input.program_id) : undefined;
  if (!room || children.some((child) => child.location_id !== room.location_id))
    throw declined(message('attendance.roomElsewhere'), { field: 'program_id', code: 'OTHER_LOCATION' });
  return room.id;
};
