import type { Acting, Ctx } from '../../kernel/call/context.ts';
import { type InputOf, id, ids } from '../../kernel/call/input.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { Room } from '../../model/room/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';
import { activityColumns } from '../activities/activities.door.ts';
import { readRatioLog, readSetting } from '../ratio/ratio.door.ts';
import type { span } from './hours/hours.inputs.ts';
import { listShiftLines } from './hours/shift-lines.ts';
import { listStaffHours } from './hours/staff-hours.ts';
import { listStays } from './hours/stay-report.ts';
import { listDailyHours, listStudentHours } from './hours/student-hours.ts';
import { listSummary } from './hours/summary.ts';
import { type Table, table, wordsOf } from './table.ts';

export const ofWhom = {
  program_id: id(Room).optional(),
  students: ids(Student, 1000, 0).optional(),
  users: ids(User, 200, 0).optional(),
};
interface Span extends InputOf<typeof span>, InputOf<typeof ofWhom> {
  readonly location: Id<'location'>;
}

/** Stays and absences, day by day. */
const attendance = async (ctx: Acting, span: Span): Promise<Table> => {
  const t = wordsOf(ctx);
  return table(t['reports.attendance'], await listStays(ctx, span), [
    { head: t['reports.date'], kind: 'date', value: ({ date }) => date },
    { head: t['reports.name'], kind: 'text', value: ({ student }) => student.full_name },
    { head: t['reports.room'], kind: 'text', width: 16, value: ({ program }) => program?.name ?? null },
    { head: t['reports.in'], kind: 'clock', value: ({ start_time }) => start_time },
    { head: t['reports.out'], kind: 'clock', value: ({ end_time }) => end_time },
    { head: t['reports.hours'], kind: 'minutes', total: true, value: (row) => (row.absent ? null : row.minutes) },
    {
      head: t['reports.broughtBy'],
      kind: 'text',
      width: 20,
      value: ({ checkedin_by }) => checkedin_by?.full_name ?? null,
    },
    {
      head: t['reports.fetchedBy'],
      kind: 'text',
      width: 20,
      value: ({ checkedout_by }) => checkedout_by?.full_name ?? null,
    },
    {
      head: t['reports.absent'],
      kind: 'text',
      width: 16,
      value: ({ absent, absent_reason }) => (absent ? (absent_reason ?? t['reports.yes']) : null),
    },
    { head: t['reports.note'], kind: 'text', value: ({ note }) => note },
  ]);
};

/** A line for each stay with room to sign on paper, as inspectors ask for; what was signed on a screen says so. */
const signInSheet = async (ctx: Acting, span: Span): Promise<Table> => {
  const t = wordsOf(ctx);
  const stays = (await listStays(ctx, span)).filter(({ absent }) => !absent);
  const signed = (signature: string | null) => (signature === null ? '' : t['reports.onScreen']);
  return table(t['reports.signIn'], stays, [
    { head: t['reports.date'], kind: 'date', value: ({ date }) => date },
    { head: t['reports.name'], kind: 'text', value: ({ student }) => student.full_name },
    { head: t['reports.in'], kind: 'clock', value: ({ start_time }) => start_time },
    {
      head: t['reports.broughtBy'],
      kind: 'text',
      width: 20,
      value: ({ checkedin_by }) => checkedin_by?.full_name ?? null,
    },
    { head: t['reports.signature'], kind: 'text', width: 18, value: (row) => signed(row.check_in_signature) },
    { head: t['reports.out'], kind: 'clock', value: ({ end_time }) => end_time },
    {
      head: t['reports.fetchedBy'],
      kind: 'text',
      width: 20,
      value: ({ checkedout_by }) => checkedout_by?.full_name ?? null,
    },
    { head: t['reports.signature'], kind: 'text', width: 18, value: (row) => signed(row.check_out_signature) },
  ]);
};

const summary = async (ctx: Acting, span: Span): Promise<Table> => {
  const t = wordsOf(ctx);
  return table(t['reports.summary'], await listSummary(ctx, span), [
    { head: t['reports.date'], kind: 'date', value: ({ date }) => date },
    { head: t['reports.room'], kind: 'text', value: ({ program }) => program?.name ?? null },
    { head: t['reports.expected'], kind: 'number', total: true, value: ({ expected }) => expected },
    { head: t['reports.present'], kind: 'number', total: true, value: ({ present }) => present },
    { head: t['reports.gone'], kind: 'number', total: true, value: ({ checked_out }) => checked_out },
    { head: t['reports.absent'], kind: 'number', total: true, value: ({ absent }) => absent },
    { head: t['reports.hours'], kind: 'minutes', total: true, value: ({ minutes }) => minutes },
  ]);
};

const dailyHours = async (ctx: Acting, span: Span): Promise<Table> => {
  const t = wordsOf(ctx);
  const days = (await listDailyHours(ctx, span)).flatMap(({ student, program, days: all }) =>
    all.map((day) => ({ ...day, name: student.full_name, room: program?.name ?? null })),
  );
  return table(t['reports.dailyHours'], days, [
    { head: t['reports.name'], kind: 'text', value: ({ name }) => name },
    { head: t['reports.room'], kind: 'text', width: 16, value: ({ room }) => room },
    { head: t['reports.date'], kind: 'date', value: ({ date }) => date },
    { head: t['reports.in'], kind: 'clock', value: ({ start_time }) => start_time },
    { head: t['reports.out'], kind: 'clock', value: ({ end_time }) => end_time },
    { head: t['reports.hours'], kind: 'minutes', total: true, value: ({ minutes }) => minutes },
    { head: t['reports.decimal'], kind: 'hours', total: true, value: ({ minutes }) => minutes },
    {
      head: t['reports.absent'],
      kind: 'text',
      value: ({ absent, reason }) => (absent ? (reason ?? t['reports.yes']) : null),
    },
  ]);
};

const studentHours = async (ctx: Acting, span: Span): Promise<Table> => {
  const t = wordsOf(ctx);
  return table(t['reports.studentHours'], await listStudentHours(ctx, span), [
    { head: t['reports.name'], kind: 'text', value: ({ student }) => student.full_name },
    { head: t['reports.room'], kind: 'text', value: ({ program }) => program?.name ?? null },
    { head: t['reports.daysPresent'], kind: 'number', total: true, value: ({ days_present }) => days_present },
    { head: t['reports.daysAbsent'], kind: 'number', total: true, value: ({ days_absent }) => days_absent },
    { head: t['reports.hours'], kind: 'minutes', total: true, value: ({ minutes }) => minutes },
    { head: t['reports.decimal'], kind: 'hours', total: true, value: ({ minutes }) => minutes },
  ]);
};

const staffHours = async (ctx: Acting, span: Span): Promise<Table> => {
  const t = wordsOf(ctx);
  const columns = await listStaffHours(ctx, span);
  return table(
    t['reports.staffHours'],
    columns,
    [
      { head: t['reports.name'], kind: 'text', value: ({ user }) => user.full_name },
      { head: t['reports.jobTitle'], kind: 'text', value: ({ user }) => user.job_title },
      { head: t['reports.days'], kind: 'number', total: true, value: ({ days }) => days },
      { head: t['reports.shifts'], kind: 'number', total: true, value: ({ shifts }) => shifts },
      { head: t['reports.break'], kind: 'minutes', total: true, value: ({ break_minutes }) => break_minutes },
      { head: t['reports.hours'], kind: 'minutes', total: true, value: ({ minutes }) => minutes },
      { head: t['reports.decimal'], kind: 'hours', total: true, value: ({ minutes }) => minutes },
    ],
    [t['reports.rounding']],
  );
};

/**
 * Every shift of a pay period, with how its hours are rounded said in the file itself: in each row, because CSV holds
 * nothing but rows, and beside the table in the other kinds.
 */
const payPeriod = async (ctx: Acting, span: Span): Promise<Table> => {
  const t = wordsOf(ctx);
  return table(
    t['reports.payPeriod'],
    await listShiftLines(ctx, span),
    [
      { head: t['reports.staffId'], kind: 'number', width: 7, value: ({ user_id }) => user_id },
      { head: t['reports.name'], kind: 'text', value: ({ name }) => name },
      { head: t['reports.jobTitle'], kind: 'text', width: 16, value: ({ job_title }) => job_title },
      { head: t['reports.date'], kind: 'date', value: ({ date }) => date },
      { head: t['reports.in'], kind: 'clock', width: 7, value: ({ start_time }) => start_time },
      { head: t['reports.out'], kind: 'clock', width: 7, value: ({ end_time }) => end_time },
      { head: t['reports.break'], kind: 'minutes', width: 8, total: true, value: ({ break_minutes }) => break_minutes },
      { head: t['reports.hours'], kind: 'minutes', width: 8, total: true, value: ({ minutes }) => minutes },
      { head: t['reports.decimal'], kind: 'hours', total: true, value: ({ minutes }) => minutes },
      { head: t['reports.rooms'], kind: 'text', width: 16, value: ({ rooms }) => rooms },
      {
        head: t['reports.status'],
        kind: 'text',
        width: 14,
        value: ({ end_time, corrected, confirmed }) => {
          if (end_time === null) return t['reports.open'];
          return corrected ? t[confirmed ? 'reports.confirmed' : 'reports.unconfirmed'] : null;
        },
      },
      { head: t['reports.note'], kind: 'text', width: 18, value: ({ note }) => note },
      { head: t['reports.roundingHead'], kind: 'text', width: 14, value: () => t['reports.roundingNone'] },
    ],
    [t['reports.rounding'], t['reports.shiftDay']],
  );
};

/** Every minute out of ratio, on paper for an inspector; `rows` are those of the days that are told. */
export const ratioTable = async (
  ctx: Acting,
  span: Pick<Span, 'location'>,
  rows: Awaited<ReturnType<typeof readRatioLog>>,
): Promise<Table> => {
  const t = wordsOf(ctx);
  const { citation } = await readSetting(ctx, span);
  const notes = [t['reports.ratioFrom'], ...(citation === null ? [] : [`${t['reports.rule']}: ${citation}`])];
  return table(
    t['reports.ratioLog'],
    rows,
    [
      { head: t['reports.date'], kind: 'date', value: ({ date }) => date },
      { head: t['reports.room'], kind: 'text', width: 18, value: ({ room }) => room.name },
      { head: t['reports.from'], kind: 'clock', width: 8, value: ({ from }) => from },
      { head: t['reports.until'], kind: 'clock', width: 8, value: ({ until }) => until },
      { head: t['reports.minutes'], kind: 'number', total: true, value: ({ minutes }) => minutes },
      { head: t['reports.children'], kind: 'number', value: ({ children }) => children },
      { head: t['reports.staff'], kind: 'number', value: ({ staff }) => staff },
      { head: t['reports.needed'], kind: 'number', value: ({ needed }) => needed },
      {
        head: t['reports.why'],
        kind: 'text',
        width: 18,
        value: ({ broken }) => t[broken === 'staff' ? 'reports.tooFewStaff' : 'reports.tooManyChildren'],
      },
      { head: t['reports.rule'], kind: 'text', value: ({ rule }) => rule },
    ],
    notes,
  );
};

const ratioLog = async (ctx: Acting, span: Span): Promise<Table> =>
  ratioTable(ctx, span, await readRatioLog(ctx, span));

/** What was written down of the days, a line for each child. */
const activities = async (ctx: Ctx, span: Span): Promise<Table> => {
  const { title, rows, columns } = await activityColumns(ctx, span);
  return table(title, rows, columns);
};

/** The reports of presence and of the day, by the names clients ask for. */
export const studentTables = {
  attendance,
  sign_in: signInSheet,
  summary,
  daily_hours: dailyHours,
  student_hours: studentHours,
  activities,
} as const;

/** The reports of the team, for managers. */
export const staffTables = { staff_hours: staffHours, pay_period: payPeriod, ratio_log: ratioLog } as const;
