import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { InputOf } from '../../../kernel/call/input.ts';
import { message } from '../../../kernel/call/message.ts';
import { refuse } from '../../../kernel/call/refusals.ts';
import type { span } from './roster.inputs.ts';

type Span = InputOf<typeof span>;

/** Refuses days that end before they begin. */
export const checkOrder = ({ start_date, end_date }: Span): void => {
  if (start_date !== undefined && end_date !== undefined && end_date < start_date)
    throw refuse.badInput([{ field: 'end_date', message: message('roster.endBeforeStart') }]);
};

/** Rosters that hold on one of the days at least. */
export const overlaps = (span: Span): RawBuilder<SqlBool> => {
  checkOrder(span);
  const { start_date = null, end_date = null } = span;
  return sql<SqlBool>`(${end_date}::date is null or roster.start_date <= ${end_date}::date)
    and (${start_date}::date is null or coalesce(roster.end_date >= ${start_date}::date, true))`;
};

/** Rosters at a location: a student's follow the student. */
export const within = ({ location }: { readonly location: number }): RawBuilder<SqlBool> =>
  sql<SqlBool>`coalesce((select st.location_id from student st
    where st.id = roster.student_id), roster.location_id) = ${location}`;

/** Rosters in a room; one that says none is in the student's own. */
export const matching = (program_id: number | null = null, of: 'student' | 'user'): RawBuilder<SqlBool> =>
  of === 'user'
    ? sql<SqlBool>`(${program_id}::int is null or roster.room_id = ${program_id}::int)`
    : sql<SqlBool>`(${program_id}::int is null or coalesce(roster.room_id, (select st.room_id from student st
        where st.id = roster.student_id)) = ${program_id}::int)`;
