import { sql } from 'kysely';
import { gone, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { dayAt } from '../../../kernel/lib/local-time.ts';

/** Where a child is cared for. */
export interface Place {
  /** What it is called by. */
  readonly child: string;
  readonly location: number;
  readonly zone: string;
  /** The location's day, YYYY-MM-DD. */
  readonly today: string;
  /** Whether a medicine is given there only once a doctor has signed too. */
  readonly doctor_signs: boolean;
}

/** Where a child is cared for, and which day it is there; throws where it is there no more. */
export const placeOf = async (ctx: Ctx, student: number): Promise<Place> => {
  const { rows } = await sql<Omit<Place, 'today'>>`select coalesce(nullif(st.nick_name, ''), st.fname) as child,
      st.location_id as location, z.value as zone, coalesce(hs.doctor_signs, false) as doctor_signs
    from student st join location l on l.id = st.location_id join timezone z on z.id = l.timezone_id
    left join health_setting hs on hs.location_id = l.id
    where st.id = ${student} and st.archived_at is null`.execute(ctx.db);
  const [row] = rows;
  if (!row) throw gone(message('medications.childGone'));
  return { ...row, today: dayAt(ctx.now().getTime(), row.zone) };
};
