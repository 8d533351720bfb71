import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import { dayAt } from '../../../kernel/lib/local-time.ts';
import { emitChecks } from '../../../model/attendance/emit-checks.ts';
import { Attendance } from '../../../model/attendance/entity.ts';
import {
  type Check,
  clearAbsences,
  closeStays,
  lockStudents,
  openStays,
  type Presence,
  publishChanges,
  readPresence,
  validateCheck,
} from '../../attendance/attendance.door.ts';
import { raiseAlert } from '../../door-alerts/door-alerts.door.ts';
import { overRatio } from '../../ratio/ratio.door.ts';
import { doneBefore } from './done-before.ts';
import { settleClock } from './settle-clock.ts';
import { settleScreen } from './settle-screen.ts';
import type { Waiting } from './waiting.ts';

interface Device {
  readonly id: number;
  readonly location: number;
  readonly zone: string;
  readonly settled_seq: number;
  /** The lowest number the tablet still keeps: what is missing below it is lost, and nobody waits for it. */
  readonly oldest: number;
}
/** What came of an act for one child. */
interface Outcome {
  readonly student: number;
  readonly state: 'saved' | 'same' | 'open';
  readonly code: string | null;
  readonly their_event: number | null;
  readonly stay: number | null;
}

/** Two people saying the same within so long have seen the same arrival. */
const SAME_MS = 5 * 60_000;

/** Settles what waits of a tablet, in its own order, up to the first gap. Answers how many staff have to look at. */
export const settleActs = async (ctx: Ctx, device: Device): Promise<number> => {
  const { rows } = await sql<{
    row: Waiting;
  }>`select json_build_object('seq', seq, 'operation_id', operation_id, 'kind', kind,
      'at', (extract(epoch from at) * 1000)::float8, 'doubt', doubt, 'act', act) as row
    from kiosk_event where device_id = ${device.id} and settled_at is null order by seq`.execute(ctx.db);
  let settled = device.settled_seq;
  let open = 0;
  const done: number[] = [];
  for (const { row } of rows) {
    if (row.seq > settled + 1 && row.seq > device.oldest) break;
    open += await settle(ctx, device, row);
    settled = Math.max(settled, row.seq);
    done.push(row.seq);
  }
  if (done.length > 0) {
    await sql`with settled as (
        update kiosk_event set settled_at = ${ctx.now()}::timestamptz
        where device_id = ${device.id} and seq = any(${done}::int[]))
      update kiosk_device set settled_seq = ${settled} where id = ${device.id}`.execute(ctx.db);
    if (open > 0) ctx.publish({ kind: 'kiosk', at: { location: device.location } });
  }
  return open;
};

const settle = async (ctx: Ctx, device: Device, row: Waiting): Promise<number> => {
  const { location } = device;
  const at = new Date(row.at);
  if (row.kind === 'locked') await raiseAlert(ctx, { location, user: null, kind: 'locked', at });
  // Without the proof of a PIN nobody is accused of anything.
  if (row.kind === 'stopped' && row.doubt !== 'proof' && row.act.by !== null)
    await raiseAlert(ctx, { location, user: row.act.by, kind: 'black_list', at });
  if (row.kind === 'clock') await settleClock(ctx, location, row);
  if (row.kind === 'screen') await settleScreen(ctx, device, row);
  if (row.kind !== 'check') return 0;
  const outcomes = await check(ctx, device, row);
  await note(ctx, device, row, outcomes);
  return outcomes.filter(({ state }) => state === 'open').length;
};

/** Checks the children of an act in or out; one that cannot be does not hold up its siblings. */
const check = async (ctx: Ctx, { location, zone }: Device, row: Waiting): Promise<Outcome[]> => {
  const { by, action, students } = row.act;
  if (by === null || (action !== 'in' && action !== 'out')) return [];
  await lockStudents(ctx, students);
  // Asked behind the lock: the same press may have come by the line, and its answer been lost.
  const before = await doneBefore(ctx, row.operation_id, 'saveUserStudentCheckInOutActivityFromScreen');
  const minute = Math.floor(row.at / 60_000) * 60_000;
  const children = await readPresence(ctx, students, {
    actionBy: by,
    day: dayAt(minute, zone),
    moment: new Date(row.at),
  });
  const known = [...new Set(students)].flatMap((id) => children.get(id) ?? []);
  const request = { date: '', time: '', action, location, signed: true, asksSignature: false, family: false } as const;
  const outcomes: Outcome[] = [];
  const comers: Presence[] = [];
  const goers: { child: Presence; at: number }[] = [];
  for (const child of known) {
    const told = (state: Outcome['state'], code: string | null, stay: number | null = null): Outcome => ({
      student: child.id,
      state,
      code,
      their_event: child.last?.id ?? null,
      stay,
    });
    if (before) outcomes.push(told('same', null, child.last?.attendance_id));
    else if (row.doubt === 'proof' || row.doubt === 'revoked') outcomes.push(told('open', row.doubt.toUpperCase()));
    else {
      // A stated minute may lie before the moment somebody entered in that very minute.
      const at = action === 'out' && child.open ? Math.max(minute, minuteEnd(minute, child.open.from)) : minute;
      const found = validateCheck(child, { ...request, at, now: ctx.now().getTime() }, `students.${child.id}`);
      if ('code' in found) {
        const same = isSame(child, row, found.code);
        outcomes.push(
          told(same ? 'same' : 'open', same ? null : found.code, child.open?.id ?? child.last?.attendance_id),
        );
        if (['BLACK_LISTED', 'NO_PICKUP', 'NOT_LISTED', 'PENDING'].includes(found.code))
          await raiseAlert(ctx, {
            location,
            user: by,
            kind: found.code === 'BLACK_LISTED' ? 'black_list' : 'not_listed',
            at: new Date(row.at),
          });
        // Who should have stayed home is in the house: staff look at once.
        if (found.code === 'EXCLUDED' || found.code === 'HEALTH')
          await raiseAlert(ctx, { location, user: by, student: child.id, kind: 'health', at: new Date(row.at) });
      } else if (found.kind === 'in') comers.push(child);
      else goers.push({ child, at: timeOf(found) });
    }
  }
  const stays = await write(ctx, row, minute, comers, goers);
  const written = [...comers, ...goers.map(({ child }) => child)].map((child): Outcome => {
    const doubtful = row.doubt === 'clock';
    return {
      student: child.id,
      state: doubtful ? 'open' : 'saved',
      code: doubtful ? 'CLOCK' : null,
      their_event: child.last?.id ?? null,
      stay: stays.get(child.id) ?? null,
    };
  });
  return [...outcomes, ...written];
};

const timeOf = ({ at }: Check): number => at;
/** The later of two moments of one minute; else the minute itself. */
const minuteEnd = (minute: number, from: number): number => (from > minute && from < minute + 60_000 ? from : minute);

/** Somebody else has recorded the same arrival or departure at about the same time: no conflict. */
const isSame = ({ open, last }: Presence, row: Waiting, code: string): boolean => {
  if (code === 'ALREADY_IN') return open !== null && Math.abs(open.from - row.at) <= SAME_MS;
  return code === 'ALREADY_OUT' && last?.kind === 'out' && Math.abs(last.at - row.at) <= SAME_MS;
};

const write = async (
  ctx: Ctx,
  { act }: Waiting,
  minute: number,
  comers: readonly Presence[],
  goers: readonly { child: Presence; at: number }[],
): Promise<Map<number, number>> => {
  const author = {
    centre: ctx.who.centre,
    now: ctx.now(),
    recorded_by: act.by,
    action_by: act.by,
    source: 'kiosk',
    signature: act.signature ?? undefined,
  } as const;
  // Who came in without a line is in: nobody could be asked, so staff are told.
  const [comer] = comers;
  const over =
    comer !== undefined &&
    (await overRatio(
      ctx,
      comer.location_id,
      comers.map(({ id, home_room }) => ({ student: id, room: home_room })),
    ));
  if (comer && over && over.length > 0)
    await raiseAlert(ctx, { location: comer.location_id, user: act.by, kind: 'ratio', at: new Date(minute) });
  const opened = await openStays(
    ctx.db,
    author,
    comers.map(({ id, location_id, zone, home_room }) => {
      return { student: id, location: location_id, date: dayAt(minute, zone), at: minute, room: home_room };
    }),
  );
  const going = goers.flatMap(({ child: { id, location_id, open }, at }) =>
    open ? [{ student: id, location: location_id, stay: open.id, at }] : [],
  );
  const closed = await closeStays(ctx.db, author, going);
  const place = new Map(comers.map(({ id, location_id }) => [id, location_id]));
  emitChecks(ctx, {
    opened: opened.flatMap(({ student, stay }) => {
      const location = place.get(student);
      return location === undefined ? [] : [{ student, stay, location, at: minute }];
    }),
    closed: going,
  });
  const [first] = comers;
  if (first) await clearAbsences(ctx, comers, dayAt(minute, first.zone));
  for (const { student, stay } of opened)
    ctx.audit({ entity: Attendance, id: stay, after: { student, checked_in_at: new Date(minute), by: act.by } });
  for (const { student, stay } of closed)
    ctx.audit({ entity: Attendance, id: stay, after: { student, checked_out_at: new Date(minute), by: act.by } });
  publishChanges(ctx, [...comers, ...goers.map(({ child }) => child)]);
  return new Map([...opened, ...closed].map(({ student, stay }) => [student, stay]));
};

const note = async (ctx: Ctx, device: Device, row: Waiting, outcomes: readonly Outcome[]): Promise<void> => {
  if (outcomes.length === 0) return;
  await sql`insert into kiosk_check (device_id, seq, location_id, student_id, action, action_by, at, state, code,
      their_event, attendance_id)
    select ${device.id}::int, ${row.seq}::int, ${device.location}::int, g.student, ${row.act.action}::text,
      (select id from app_user where id = ${row.act.by}::int), ${new Date(row.at)}::timestamptz,
      g.state, g.code, g.their_event, g.stay
    from json_to_recordset(${JSON.stringify(outcomes)}::json) as g(student int, state text, code text, their_event bigint, stay int)`.execute(
    ctx.db,
  );
};
