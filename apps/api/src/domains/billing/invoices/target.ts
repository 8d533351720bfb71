import { sql } from 'kysely';
import { declined, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { Target } from './change.ts';
import type { InvoiceRow } from './invoice.ts';

/**
 * To whom a locked invoice is to go: an agency, a guardian, or whoever pays for another student, all of its location.
 * Declines any other, and whoever it is to already.
 */
export const targetOf = async (
  ctx: Ctx,
  invoice: InvoiceRow,
  to: { readonly [K in keyof Target]: number | null },
): Promise<Target> => {
  const { location_id: location } = invoice;
  const declinedAs = (name: 'billing.transferTarget' | 'billing.sameTarget', code: string) =>
    declined(message(name), { field: 'to_user', code });
  const named = [to.agency, to.user].filter((one) => one !== null).length;
  if (named > 1 || (named === 0 && to.student === null)) throw declinedAs('billing.transferTarget', 'TARGET');
  const student = to.student ?? invoice.student_id;
  const { rows } = await sql<{ ok: boolean; payer: number | null }>`select
    exists (select 1 from student s where s.id = ${student} and s.location_id = ${location})
    and (${to.agency}::int is null or exists (select 1 from billing_agency a
      where a.id = ${to.agency} and a.location_id = ${location}))
    and (${to.user}::int is null or exists (select 1 from standing_guardian gl
      where gl.user_id = ${to.user} and gl.student_id = ${student})) as ok,
    coalesce((select p.user_id from billing_payer p where p.student_id = ${student} and p.plan_id is null order by p.id limit 1),
      (select gl.user_id from standing_guardian gl
        where gl.student_id = ${student} and gl.is_payer order by gl.id limit 1)) as payer`.execute(ctx.db);
  if (!rows[0]?.ok) throw declinedAs('billing.transferTarget', 'TARGET');
  const user = to.agency === null ? (to.user ?? rows[0].payer) : null;
  if (student === invoice.student_id && user === invoice.user_id && to.agency === invoice.agency_id)
    throw declinedAs('billing.sameTarget', 'SAME');
  return { student, user, agency: to.agency };
};
