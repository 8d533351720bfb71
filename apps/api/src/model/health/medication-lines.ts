import { sql } from 'kysely';
import type { Acting } from '../../kernel/call/context.ts';

/** A line of the log as an inspector reads it. */
export interface LogLine {
  /** 'YYYY-MM-DDTHH:MM' by the clocks of the place. */
  readonly at: string;
  readonly child: string;
  readonly medicine: string;
  readonly kind: string;
  readonly amount: number | null;
  readonly unit: string;
  readonly due: string | null;
  readonly by: string | null;
  readonly witness: string | null;
  /** Who of the doctors signed the medicine, and on which day, 'YYYY-MM-DD'; null where none did. */
  readonly doctor: string | null;
  readonly doctor_signed_on: string | null;
  readonly note: string | null;
  readonly override: string | null;
  readonly against: readonly string[];
  /** Why it was taken back; null where it stands. */
  readonly withdrawn: string | null;
}

interface Of {
  readonly location: number;
  readonly start_date: string;
  readonly end_date: string;
}

/** The log of a location's days, the oldest line first. */
export const medicationLog = async (
  ctx: Acting,
  { location, start_date, end_date }: Of,
): Promise<readonly LogLine[]> => {
  const { rows } = await sql<LogLine>`select to_char(e.at at time zone z.value, 'YYYY-MM-DD"T"HH24:MI') as at,
      st.full_name as child, a.name as medicine, e.kind, e.amount, a.unit, e.due, u.full_name as by,
      wi.full_name as witness, case when a.doctor_signed_on is not null then a.doctor end as doctor,
      to_char(a.doctor_signed_on, 'YYYY-MM-DD') as doctor_signed_on, e.note, e.override, e.against,
      (select w.note from medication_event w where w.corrects_id = e.id) as withdrawn
    from medication_event e
    join medication_authorization a on a.id = e.authorization_id
    join student st on st.id = a.student_id and st.location_id = ${location}
    join location l on l.id = st.location_id join timezone z on z.id = l.timezone_id
    left join app_user u on u.id = e.by_user
    left join app_user wi on wi.id = e.witness
    where e.date between ${start_date}::date and ${end_date}::date and e.kind <> 'withdrawn'
    order by e.at, e.id`.execute(ctx.db);
  return rows;
};
