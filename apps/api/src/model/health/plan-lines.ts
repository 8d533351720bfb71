import { sql } from 'kysely';
import type { Acting } from '../../kernel/call/context.ts';
import { ofOwnStudents } from '../student/reach.ts';

/** A plan in force as whoever leaves the building carries it. */
export interface PlanLine {
  readonly child: string;
  readonly room: string | null;
  readonly plan: string;
  readonly kind: string;
  readonly severity: string;
  readonly triggers: string | null;
  readonly signs: string | null;
  readonly steps: readonly string[];
  readonly medicine: string | null;
  readonly medicine_at: string | null;
  readonly doctor: string | null;
  readonly doctor_phone: string | null;
  /** 'YYYY-MM-DD' */
  readonly ends_on: string;
  /** Names and phones of who is called, those for emergencies first. */
  readonly contacts: readonly { readonly name: string; readonly phone: string }[];
}

/** The plans in force of the children of a location, with whom to call: by room and child, the worst first. */
export const carePlanLines = async (ctx: Acting, location: number): Promise<readonly PlanLine[]> => {
  const { rows } =
    await sql<PlanLine>`select st.full_name as child, ro.name as room, p.name as plan, p.kind, p.severity,
      p.triggers, p.signs, p.steps, p.medicine, p.medicine_at, p.doctor, p.doctor_phone, p.ends_on::text as ends_on,
      coalesce((select jsonb_agg(jsonb_build_object('name', u.full_name, 'phone', u.phone)
          order by gl.emergency_contact desc, gl.legal_guardian desc, u.id)
        from standing_guardian gl join app_user u on u.id = gl.user_id and u.deleted_at is null
        where gl.student_id = st.id and u.phone is not null), '[]') as contacts
    from care_plan p join student st on st.id = p.student_id and st.archived_at is null
    left join room ro on ro.id = st.room_id and ro.deleted_at is null
    where p.status = 'active' and st.location_id = ${location} and ${ofOwnStudents(ctx.who, sql`st.id`)}
    order by ro.sort, ro.name, lower(st.full_name), st.id, array_position(array['severe', 'moderate', 'mild'], p.severity),
      p.id`.execute(ctx.db);
  return rows;
};
