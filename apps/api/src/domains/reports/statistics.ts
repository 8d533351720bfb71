import { sql } from 'kysely';
import { object, out } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { date, id } from '../../kernel/call/input.ts';
import { checkSpan } from '../../kernel/call/span.ts';
import { addDays } from '../../kernel/lib/local-time.ts';
import { Location } from '../../model/location/entity.ts';
import { inOwnLocations } from '../../model/location/reach.ts';
import { todayAt } from '../../model/location/today.ts';

/** How the caller's locations fare over some days. */
export const centreStatistics = object(
  {
    start_date: out.date,
    end_date: out.date,
    /** Now. */
    enrolled: out.int,
    waiting: out.int,
    contacts: out.int,
    days: [
      object(
        {
          date: out.date,
          enrolled: out.int,
          present: out.int,
          absent: out.int,
          attendance_minutes: out.int,
          logins: out.int,
          watch_minutes: out.int,
        },
        'StatisticsDay',
      ),
    ],
  },
  'CenterStatistics',
);

interface Day {
  readonly date: string;
  readonly enrolled: number;
  readonly present: number;
  readonly absent: number;
  readonly attendance_minutes: number;
  readonly logins: number;
  readonly watch_minutes: number;
}
interface Row {
  readonly enrolled: number;
  readonly waiting: number;
  readonly contacts: number;
  readonly days: readonly Day[];
}

/** Days a figure goes back where nobody says since when. */
const USUAL = 28;
export const getCenterStatisticsInput = {
  location: id(Location).optional(),
  start_date: date().optional(),
  end_date: date().optional(),
};

/** Enrolment, attendance, logins and watch time day by day. One statement. */
export const readStatistics = async (ctx: Ctx, i: InputOf<typeof getCenterStatisticsInput>) => {
  const end_date = i.end_date ?? (await todayAt(ctx, i.location));
  const start_date = i.start_date ?? addDays(end_date, 1 - USUAL);
  checkSpan(start_date, end_date);
  const now = sql`${ctx.now()}::timestamptz`;
  const here = (column: string) => sql`${inOwnLocations(ctx.who, sql.ref(column))}
    and (${i.location ?? null}::int is null or ${sql.ref(column)} = ${i.location ?? null}::int)`;
  const { rows } = await sql<Row>`
    with pupil as materialized (select st.id, st.status, st.type, st.archived_at, st.enrollment_date, st.graduation_date
        from student st where ${here('st.location_id')}),
      came as (select a.date, count(distinct a.student_id)::int as present,
          sum(greatest(0, floor(extract(epoch from coalesce(a.checked_out_at, ${now}) - a.checked_in_at) / 60)))::int as minutes
        from attendance a where ${here('a.location_id')}
          and a.date between ${start_date}::date and ${end_date}::date group by a.date),
      away as (select ab.date, count(distinct ab.student_id)::int as absent
        from absence ab join pupil on pupil.id = ab.student_id
        where ab.undone_at is null and ab.date between ${start_date}::date and ${end_date}::date
        group by ab.date),
      seen as (select v.day, (count(*) filter (where v.login_of is null))::int as logins,
          round(sum(v.acked_ms) / 60000.0)::int as minutes
        from camera_view v where ${here('v.location_id')} and v.opened_at is not null
          and v.student_id is not null and v.day between ${start_date}::date and ${end_date}::date group by v.day)
    select (select count(*)::int from pupil where archived_at is null and status = 'active' and type = 'enrolled') as enrolled,
      (select count(*)::int from pupil where archived_at is null and type = 'waitlist') as waiting,
      (select count(distinct gl.user_id)::int from guardian_link gl join pupil on pupil.id = gl.student_id
        where pupil.archived_at is null) as contacts,
      (select json_agg(json_build_object('date', to_char(d, 'YYYY-MM-DD'),
          'enrolled', (select count(*) from pupil where type = 'enrolled' and coalesce(enrollment_date <= d::date, true)
            and coalesce(graduation_date >= d::date, true) and coalesce(archived_at > d, status = 'active')),
          'present', coalesce(came.present, 0), 'absent', coalesce(away.absent, 0),
          'attendance_minutes', coalesce(came.minutes, 0), 'logins', coalesce(seen.logins, 0),
          'watch_minutes', coalesce(seen.minutes, 0)) order by d)
        from generate_series(${start_date}::date, ${end_date}::date, interval '1 day') d
        left join came on came.date = d::date left join away on away.date = d::date left join seen on seen.day = d::date) as days`.execute(
    ctx.db,
  );
  const [row] = rows;
  return row ? { start_date, end_date, ...row } : null;
};
