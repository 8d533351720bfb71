import type { Vaccinations } from '@nestling/rules/immunizations/evaluate.ts';
import { requirementsOf } from '@nestling/rules/immunizations/requirements.ts';
import { vaccineOf } from '@nestling/rules/immunizations/vaccines.ts';
import { sql } from 'kysely';
import type { Acting } from '../../kernel/call/context.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { ofPaperStudents } from '../../model/file/reach.ts';

/** SQL: whose rules are asked of the student `st`: those its location chose, else its state's by the name of it. */
export const setOf: Sql = sql`coalesce(hs.requirements, case when c.theme = 'pets' then 'PETS' else upper(sp.state) end, '')`;

/** A child with everything the engine needs. */
export interface Row {
  readonly id: number;
  readonly full_name: string;
  readonly dob: string | null;
  readonly room: string | null;
  readonly place: string;
  /** Today where the child is. */
  readonly today: string;
  readonly set: string;
  readonly pets: boolean;
  readonly pending: boolean;
  readonly doses: readonly { readonly date: string; readonly code: string | null; readonly until: string | null }[];
  readonly exemptions: Vaccinations['exemptions'];
}

/** Children `st` with their doses, in one statement. Doses that wait are no proof yet and do not count. */
export const readRecords = async (ctx: Acting, which: Sql): Promise<readonly Row[]> => {
  const { rows } = await sql<Row>`select st.id, st.full_name, st.dob::text as dob, l.name as place, ro.name as room,
      (${ctx.now()}::timestamptz at time zone z.value)::date::text as today, ${setOf} as set, c.theme = 'pets' as pets,
      coalesce(d.pending, false) as pending, coalesce(d.doses, '[]') as doses, coalesce(e.exemptions, '[]') as exemptions
    from student st join centre c on c.id = st.centre_id
    join location l on l.id = st.location_id join timezone z on z.id = l.timezone_id
    left join room ro on ro.id = st.room_id and ro.deleted_at is null
    left join school_profile sp on sp.centre_id = st.centre_id
    left join health_setting hs on hs.location_id = st.location_id
    left join (select r.student_id, bool_or(x.approved_date is null) as pending,
        json_agg(json_build_object('date', x.date, 'code', i.code,
          'until', case when x.dose = m.last then r.expires end)) filter (where x.approved_date is not null) as doses
      from student_immunization r join immunization i on i.id = r.immunization_id
      join student_immunization_dose x on x.record_id = r.id
      cross join lateral (select max(y.dose) as last from student_immunization_dose y
        where y.record_id = r.id) m
      where r.student_id in (select st.id from student st where ${which})
      group by r.student_id) d on d.student_id = st.id
    left join (select f.student_id,
        json_agg(json_build_object('series', f.series, 'kind', f.kind, 'until', f.until)) as exemptions
      from immunization_exemption f where f.student_id in (select st.id from student st where ${which})
      group by f.student_id) e on e.student_id = st.id
    where st.archived_at is null and ${which} and ${ofPaperStudents(ctx.who, sql`st.id`)}
    order by lower(st.lname), lower(st.fname), st.id`.execute(ctx.db);
  return rows;
};

/** What the engine reads of a child. */
export const recordOf = ({ dob, doses, exemptions }: Row): Vaccinations => ({
  born: dob,
  doses: doses.flatMap(({ date, code, until }) => {
    const vaccine = vaccineOf(code);
    return vaccine ? [{ date, series: vaccine.series, live: vaccine.live === true, until }] : [];
  }),
  exemptions,
});

/** The rules a child is held to; where its state's are not known here, the CDC's schedule, which is no law. */
export const rulesFor = ({ set, today }: Pick<Row, 'set' | 'today'>) =>
  requirementsOf(set, today) ?? requirementsOf('US', today);
