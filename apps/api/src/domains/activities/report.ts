import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { imageThrough, pictureOf } from '../../files/image-sizes.ts';
import { object, out, outOrNull } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { type Messages, textsIn } from '../../kernel/call/languages.ts';
import { message } from '../../kernel/call/message.ts';
import { checkSpan } from '../../kernel/call/span.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { clockFigures } from '../../messages/when.ts';
import { namesOfDetails } from '../../model/activity/kind-words.ts';
import { forFamilies, isWithheld, ownActivities } from '../../model/activity/reach.ts';
import { ofOwnStudents, ownStudentIds } from '../../model/student/reach.ts';
import { ofActivity } from './activity-files.ts';
import { attendanceLines } from './attendance-lines.ts';
import type { Asked, Line } from './report-line.ts';

/** A report is read and printed: weeks of one child, or days of a room. */
const MOST_DAYS = 92;

/**
 * What the caller may see of the days that were asked for, with coming, going and absences: a line for each child, in the
 * order of the clock.
 */
export const readLines = async (ctx: Ctx, asked: Asked, { shared = false } = {}): Promise<readonly Line[]> => {
  const { start_date, end_date = start_date } = asked;
  checkSpan(start_date, end_date, MOST_DAYS);
  // What is sent to families of one child counts every other child as another family's.
  const own = shared ? sql`x.student_id` : ownStudentIds(ctx.who);
  const withheld = !shared && allows(ctx.who.role, 'teacher') ? sql`false` : sql`${isWithheld({ name: 'a' }, own)}`;
  const { rows } = await sql<Line>`select a.id, st.id as student, st.full_name as name,
      to_char(a.date, 'YYYY-MM-DD') as date, to_char(a.at at time zone z.value, 'HH24:MI') as time, a.kind, a.note, a.staff_only,
      case when not ${withheld} then a.photo end as photo, a.approved_at is not null as approved, a.details, m.name as medication, u.full_name as author
    from activity_student x
    join activity a on a.id = x.activity_id
    join student st on st.id = x.student_id
    join location l on l.id = a.location_id join timezone z on z.id = l.timezone_id
    left join medication m on m.id = (a.details ->> 'medication')::int
    left join app_user u on u.id = a.created_by
    where x.removed_at is null
      and x.date >= ${start_date}::date and x.date <= ${end_date}::date
      and ${ownActivities.filter(ctx.who, { name: 'a' })} and ${ofOwnStudents(ctx.who, sql`x.student_id`)}
      and (${asked.location ?? null}::int is null or a.location_id = ${asked.location ?? null}::int)
      and (${asked.program_id ?? null}::int is null or x.room_id = ${asked.program_id ?? null}::int
        or a.room_id = ${asked.program_id ?? null}::int)
      and (${asked.students?.length ? [...asked.students] : null}::int[] is null
        or x.student_id = any(${asked.students?.length ? [...asked.students] : null}::int[]))
      and (${asked.types?.length ? [...asked.types] : null}::text[] is null
        or a.kind = any(${asked.types?.length ? [...asked.types] : null}::text[]))
      and (not ${shared}::boolean or (${forFamilies({ name: 'a' })} and (a.kind not in ('photo', 'video') or not ${withheld})))
    order by a.date, a.at, a.id, st.fname, st.id limit 10000`.execute(ctx.db);
  const stays = await attendanceLines(ctx, { ...asked, end_date });
  return [...rows, ...stays].sort((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`));
};

const valueWords = (value: unknown, texts: Messages): string =>
  Array.isArray(value)
    ? value.map((one) => valueWords(one, texts)).join(', ')
    : message('activities.value', { value: String(value) }).in(texts);

/** What a kind holds, as people read it, in the order the kind tells it: "4 oz", "until 2:05 PM", "most, Pasta". */
export const detailWords = (
  { kind, details, medication }: Pick<Line, 'kind' | 'details' | 'medication'>,
  texts: Messages,
) =>
  namesOfDetails(kind, details)
    .map((name) => {
      if (name === 'medication') return medication ?? '';
      if (name === 'end_time')
        return message('activities.until', { time: clockFigures(String(details[name])) }).in(texts);
      return valueWords(details[name], texts);
    })
    .filter((word) => word !== '')
    .join(', ');

export const kindWords = (kind: string, texts: Messages): string => message('activities.kind', { kind }).in(texts);

export const textsOf = (ctx: Ctx): Messages => textsIn(ctx.request);

/** A line as it is answered: what only its kind holds in the words of whoever asked. */
export const reportLine = object(
  {
    id: out.id,
    date: out.date,
    time: out.clock,
    type: out.text,
    details: out.text,
    note: outOrNull(out.text),
    staffOnly: out.flag,
    thumbnail: imageThrough('face', ofActivity),
    photo: imageThrough('full', ofActivity),
    approved: outOrNull(out.flag),
    author: outOrNull(out.text),
  },
  'ActivityLine',
);

/** Lines as they are answered; families are given the address of a picture once it is approved. */
const answered = (ctx: Ctx, lines: readonly Line[]) => {
  const texts = textsOf(ctx);
  const staff = allows(ctx.who.role, 'teacher');
  return lines.map((line) => {
    const { id, date, time, kind, note, staff_only, photo, approved, author } = line;
    const shown = staff || approved ? pictureOf(id, photo) : null;
    return {
      ...{ id, date, time, type: kind, details: detailWords(line, texts), note, staffOnly: staff_only },
      ...{ thumbnail: shown, photo: shown, approved: shown === null ? null : approved, author },
    };
  });
};

/** The days of one student, each with its activities. */
export const reportOfStudent = async (ctx: Ctx, asked: Asked & { readonly student_id: Id<'student'> }) => {
  const lines = await readLines(ctx, { ...asked, students: [asked.student_id] });
  return [...Map.groupBy(lines, ({ date }) => date)].map(([date, of]) => ({ date, activities: answered(ctx, of) }));
};

/** The students of a room or a location, each with the activities of the days. */
export const reportOfRoom = async (ctx: Ctx, asked: Asked) => {
  const lines = await readLines(ctx, asked);
  return [...Map.groupBy(lines, ({ student }) => student)].map(([id, of]) => ({
    student: { id, full_name: of[0]?.name ?? '' },
    activities: answered(ctx, of),
  }));
};
