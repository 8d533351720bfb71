import { allows } from '@nestling/rules/roles.ts';
import { declined, done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { constraint, type FieldError } from '../../kernel/call/refusals.ts';
import { dayAt, statedAt } from '../../kernel/lib/local-time.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { TeamAttendance } from '../../model/time-clock/entity.ts';
import { notSaved } from '../attendance/attendance.door.ts';
import { type Duty, lockDuty, type Post, readPost } from './duty.ts';
import type { saveAttendanceTeamInput } from './time-clock.inputs.ts';
import { type Author, addEvents, beginShifts, type NewEvent, rewriteShifts } from './write-shifts.ts';

constraint('team_attendance_overlap', 'time', 'OVERLAP', message('timeClock.overlap'));
constraint('team_attendance_open', 'team', 'OVERLAP', message('timeClock.overlap'));
constraint('team_stretch_overlap', 'time', 'OVERLAP', message('timeClock.overlap'));
constraint('team_stretch_now', 'team', 'OVERLAP', message('timeClock.overlap'));
constraint('team_attendance_order', 'end_time', 'END_BEFORE_START', message('attendance.endBeforeStart'));

export type ClockAction = 'in' | 'out' | 'break' | 'move';

/** What somebody asks for at the clock. */
export type ClockInput = InputOf<typeof saveAttendanceTeamInput>;

/** Who is told earlier than a day ago is corrected by a manager. */
const DAY_MS = 86_400_000;

interface PunchRequest {
  readonly input: ClockInput;
  readonly post: Post;
  readonly at: number;
  readonly end: number | null;
  readonly now: number;
  readonly manages: boolean;
}

const mend = (field: string, code: string, message: NonNullable<FieldError['message']>): FieldError => ({
  field,
  code,
  message,
});

const aboutIn = ({ name, open, left_at, here }: Duty, request: PunchRequest, field: string): FieldError | null => {
  const { post, at, end, now, manages } = request;
  const when = (moment: number) => ({ name, at: new Date(moment), zone: post.zone, now: new Date(now) });
  if (open && end === null) return mend(field, 'ALREADY_IN', message('timeClock.alreadyIn', when(open.from)));
  if (!here) return mend(field, 'OTHER_LOCATION', message('timeClock.otherLocation', { name }));
  if (at < now - DAY_MS && !manages) return mend('time', 'TOO_OLD', message('timeClock.tooOld'));
  if (end === null && left_at !== null && at < left_at)
    return mend('time', 'BEFORE_OUT', message('timeClock.beforeOut', when(left_at)));
  return null;
};

const aboutOpen = ({ name, open }: Duty, request: PunchRequest, field: string): FieldError | null => {
  const { input, post, at, now } = request;
  if (!open) return mend(field, 'NOT_IN', message('timeClock.notIn', { name }));
  if (input.id !== undefined && input.id !== open.id)
    return mend('id', 'NOT_OPEN', message('timeClock.notOpen', { name }));
  const since = { name, at: new Date(open.since), zone: post.zone, now: new Date(now) };
  if (at < open.since) return mend('time', 'BEFORE_LAST', message('timeClock.beforeLast', since));
  if (input.action === 'out') {
    const most = Math.floor((at - open.from) / 60_000);
    return (input.break ?? 0) > most ? mend('break', 'TOO_LONG', message('timeClock.breakTooLong')) : null;
  }
  if (post.location !== open.location_id)
    return mend('program_id', 'OTHER_LOCATION', message('timeClock.roomElsewhere', { name }));
  // Ended in the minute it began, a break is somebody's second touch of the same button.
  if (input.action === 'break' && open.room === null && at === open.since)
    return mend(field, 'ALREADY_ON_BREAK', message('timeClock.alreadyOnBreak', since));
  if (input.action === 'move' && open.room === null)
    return mend(field, 'ON_BREAK', message('timeClock.onBreak', { name }));
  return null;
};

const validatePunch = (duty: Duty, request: PunchRequest, field: string): FieldError | null => {
  if (!duty.staff) return mend(field, 'NOT_STAFF', message('timeClock.notStaff', { name: duty.name }));
  return request.input.action === 'in' ? aboutIn(duty, request, field) : aboutOpen(duty, request, field);
};

const problems = (problem: 'NO_SUCH_TIME' | 'FUTURE', field: string, time: string) =>
  declined(problem === 'FUTURE' ? message('attendance.future') : message('attendance.noSuchTime', { time }), {
    field,
    code: problem,
  });

/** The minutes meant, and what a whole shift of the past may be. */
const requestOf = (ctx: Ctx, input: ClockInput, post: Post, done: number | undefined): PunchRequest => {
  const now = ctx.now().getTime();
  // Its age is not asked: it waited for the line.
  if (done !== undefined) return { input, post, at: done, end: null, now, manages: true };
  const manages = allows(ctx.who.role, 'manager');
  const stated = statedAt(input.date, input.time, post.zone, now);
  if ('problem' in stated) throw problems(stated.problem, 'time', input.time);
  if (input.break !== undefined && input.action !== 'out' && input.end_time === undefined)
    throw declined(message('timeClock.breakWithOut'), { field: 'break', code: 'NOT_OUT' });
  if (input.end_time === undefined) return { input, post, at: stated.at, end: null, now, manages };
  if (input.action !== 'in' || !manages)
    throw declined(message('timeClock.wholeShift'), { field: 'end_time', code: 'NOT_ALLOWED' });
  const end = statedAt(input.date, input.end_time, post.zone, now);
  if ('problem' in end) throw problems(end.problem, 'end_time', input.end_time);
  if (end.at < stated.at)
    throw declined(message('attendance.endBeforeStart'), { field: 'end_time', code: 'END_BEFORE_START' });
  if ((input.break ?? 0) * 60_000 > end.at - stated.at)
    throw declined(message('timeClock.breakTooLong'), { field: 'break', code: 'TOO_LONG' });
  return { input, post, at: stated.at, end: end.at, now, manages };
};

/** What is written for somebody at work. */
const eventFor = ({ id, open }: Duty, { input, post, at }: PunchRequest): NewEvent[] => {
  if (!open || input.action === 'in') return [];
  const event = { shift: open.id, user: id, location: open.location_id, at };
  if (input.action === 'out')
    return [{ ...event, kind: 'out', ...(input.break === undefined ? {} : { change: { break: input.break } }) }];
  if (input.action === 'break')
    return [open.room === null ? { ...event, kind: 'back', room: post.room } : { ...event, kind: 'break' }];
  return open.room === post.room ? [] : [{ ...event, kind: 'move', room: post.room }];
};

/** Begins a shift, and ends it where a whole one of the past was told. */
const begin = async (ctx: Ctx, author: Author, people: readonly Duty[], request: PunchRequest): Promise<NewEvent[]> => {
  const { post, at, end, input } = request;
  const { location } = post;
  const begun = await beginShifts(
    ctx.db,
    author,
    people.map(({ id: user }) => ({ user, location, date: dayAt(at, post.zone), at, end })),
  );
  return people.flatMap(({ id: user }): NewEvent[] => {
    const shift = begun.get(user);
    if (shift === undefined) return [];
    const event = { shift, user, location };
    const came: NewEvent = { ...event, kind: 'in', at, room: post.room };
    const change = input.break === undefined ? {} : { change: { break: input.break } };
    return end === null ? [came] : [came, { ...event, kind: 'out', at: end, ...change }];
  });
};

/** Tells who shows the team of a location, and the ratio of its rooms. */
export const notifyTeam = (ctx: Ctx, location: number, users: readonly number[]): void =>
  ctx.publish({ kind: 'team', ids: users, at: { location } });

const messageOf = ({ input, end }: PunchRequest, people: readonly Duty[], post: Post) => {
  const names = people.map(({ name }) => name);
  if (input.action === 'in')
    return end === null
      ? message('timeClock.in', { names, room: post.name })
      : message('timeClock.recorded', { names });
  if (input.action === 'out') return message('timeClock.out', { names });
  if (input.action === 'move') return message('timeClock.moved', { names, room: post.name });
  const back = people.filter(({ open }) => open?.room === null);
  return back.length > 0
    ? message('timeClock.back', { names: back.map(({ name }) => name), room: post.name })
    : message('timeClock.break', { names });
};

/**
 * Clocks members of the team in or out, into and out of a break or to another room; all of them or none. `source` says
 * where it was done, `recorded_by` by whom where nobody is signed in, `at` at which minute (ms) on a tablet without a
 * line, in place of the one stated.
 */
export const saveClock = async (
  ctx: Ctx,
  input: ClockInput,
  source: Author['source'],
  recorded_by: number = ctx.who.user,
  at?: number,
) => {
  const post = await readPost(ctx, input.program_id);
  if (!post) return gone(message('attendance.roomElsewhere'), 'program_id');
  const request = requestOf(ctx, input, post, at);
  const found = await lockDuty(ctx, input.team, post.location);
  const people = input.team.flatMap((id) => found.get(id) ?? []);
  const fieldErrors = people.flatMap((duty) => validatePunch(duty, request, `team.${duty.id}`) ?? []);
  if (fieldErrors.length > 0) return notSaved(fieldErrors);
  const author: Author = { centre: ctx.who.centre, now: ctx.now(), recorded_by, source };
  const events =
    input.action === 'in'
      ? await begin(ctx, author, people, request)
      : people.flatMap((duty) => eventFor(duty, request));
  const shifts = events.length === 0 ? [] : [...new Set(events.map(({ shift }) => shift))];
  if (shifts.length > 0) {
    await addEvents(ctx.db, author, events);
    await rewriteShifts(ctx.db, shifts, recorded_by);
    for (const { shift, user, kind, at, room } of events)
      ctx.audit({
        entity: TeamAttendance,
        id: shift,
        after: { user, [kind]: new Date(at), ...(room ? { room } : {}) },
      });
    for (const [location, of] of Map.groupBy(events, (event) => event.location))
      notifyTeam(
        ctx,
        location,
        of.map(({ user }) => user),
      );
  }
  const open = people.flatMap(({ open: shift }) => (shift ? [shift.id] : []));
  return done(messageOf(request, people, post), {
    attendances: (input.action === 'in' ? shifts : open).map((id) => idOf(TeamAttendance, id)),
  });
};
