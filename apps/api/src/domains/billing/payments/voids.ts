import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import { inOwnLocations } from '../../../model/location/reach.ts';
import { inOrder } from '../invoices/lists.ts';

interface Asked {
  readonly location?: number | undefined;
  readonly student_id?: number | undefined;
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
  readonly first: number;
  readonly page?: number | undefined;
}
interface Row {
  readonly kind: string;
  readonly id: number;
  readonly number: string | null;
  readonly student_name: string | null;
  readonly payer_name: string | null;
  readonly amount: number;
  readonly voided_at: string;
  readonly voided_by: string | null;
  readonly reason: string | null;
  readonly total: number;
}

/** Voided invoices, payments and credits of own locations, the latest first. */
export const readVoids = async (ctx: Ctx, { location, student_id, start_date, end_date, first, page = 1 }: Asked) => {
  inOrder(start_date, end_date);
  const { centre } = ctx.who;
  const { rows } = await sql<Row>`
    with v as (
      select 'invoice' as kind, id, number, student_id, user_id, agency_id, location_id, total as amount, ended_at, ended_by, ended_reason
        from invoice where centre_id = ${centre} and status = 'voided'
      union all
      select 'payment', id, check_number, student_id, user_id, agency_id, location_id, amount, ended_at, ended_by, ended_reason
        from payment where centre_id = ${centre} and status = 'voided'
      union all
      select 'credit', id, null, student_id, user_id, null, location_id, amount, ended_at, ended_by, ended_reason
        from credit where centre_id = ${centre} and status = 'voided')
    select v.kind, v.id, v.number, s.full_name as student_name, coalesce(u.full_name, ag.name) as payer_name, v.amount,
      v.ended_at as voided_at, b.full_name as voided_by, v.ended_reason as reason, count(*) over ()::int as total
    from v
    left join student s on s.centre_id = ${centre} and s.id = v.student_id
    left join app_user u on u.centre_id = ${centre} and u.id = v.user_id
    left join billing_agency ag on ag.centre_id = ${centre} and ag.id = v.agency_id
    left join app_user b on b.centre_id = ${centre} and b.id = v.ended_by
    join location l on l.centre_id = ${centre} and l.id = v.location_id
    join timezone tz on tz.id = l.timezone_id
    where ${inOwnLocations(ctx.who, sql`v.location_id`)}
      and (${location ?? null}::int is null or v.location_id = ${location ?? null})
      and (${student_id ?? null}::int is null or v.student_id = ${student_id ?? null})
      and (v.ended_at at time zone tz.value)::date between ${start_date ?? '1000-01-01'}::date and ${end_date ?? '9999-12-31'}::date
    order by v.ended_at desc, v.kind, v.id desc limit ${first} offset ${(page - 1) * first}`.execute(ctx.db);
  const total = rows[0]?.total ?? 0;
  return {
    data: rows.map((row) => ({ ...row, voided_at: new Date(row.voided_at) })),
    currentPage: page,
    lastPage: Math.max(1, Math.ceil(total / first)),
    perPage: first,
    total,
  };
};
