import { sql } from 'kysely';
import { type Calls, object, out, outOrNull, query } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { InputOf } from '../../../kernel/call/input.ts';
import { pageFigures, pageParts } from '../../../kernel/call/pages.ts';
import { inOwnLocations } from '../../../model/location/reach.ts';
import { inOrder, listed, listedReach } from '../documents.ts';

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

const readVoids = async (ctx: Ctx, asked: InputOf<typeof listed>) => {
  inOrder(asked);
  const { location = null, student_id = null, first, page = 1 } = asked;
  const { rows } = await sql<Row>`
    with v as (
      select 'invoice' as kind, id, number, student_id, user_id, agency_id, location_id, total as amount, ended_at, ended_by, ended_reason
        from invoice where status = 'voided'
      union all
      select 'payment', id, check_number, student_id, user_id, agency_id, location_id, amount, ended_at, ended_by, ended_reason
        from payment where status = 'voided'
      union all
      select 'credit', id, null, student_id, user_id, null, location_id, amount, ended_at, ended_by, ended_reason
        from credit where status = 'voided')
    select v.kind, v.id, v.number, s.full_name as student_name, coalesce(u.full_name, ag.name) as payer_name, v.amount,
      v.ended_at as voided_at, b.full_name as voided_by, v.ended_reason as reason, count(*) over ()::int as total
    from v left join student s on s.id = v.student_id left join app_user u on u.id = v.user_id
    left join billing_agency ag on ag.id = v.agency_id left join app_user b on b.id = v.ended_by
    join location l on l.id = v.location_id join timezone tz on tz.id = l.timezone_id
    where ${inOwnLocations(ctx.who, sql`v.location_id`)}
      and (${location}::int is null or v.location_id = ${location})
      and (${student_id}::int is null or v.student_id = ${student_id})
      and (v.ended_at at time zone tz.value)::date
        between ${asked.start_date ?? '1000-01-01'}::date and ${asked.end_date ?? '9999-12-31'}::date
    order by v.ended_at desc, v.kind, v.id desc limit ${first} offset ${(page - 1) * first}`.execute(ctx.db);
  const total = rows[0]?.total ?? 0;
  const data = rows.map((row) => ({ ...row, voided_at: new Date(row.voided_at) }));
  return { data, ...pageFigures(total, asked) };
};

const voidedRow = object(
  {
    kind: out.text,
    id: out.id,
    number: outOrNull(out.text),
    student_name: outOrNull(out.text),
    payer_name: outOrNull(out.text),
    amount: out.int,
    voided_at: out.datetime,
    voided_by: outOrNull(out.text),
    reason: outOrNull(out.text),
  },
  'VoidedRow',
);

/** What was voided. */
export const voidCalls: Calls = {
  getVoids: query({
    rule: 'manager',
    about: 'Lists voided invoices, payments and credits with who voided them and why, the latest first.',
    reach: listedReach,
    input: listed,
    answer: object({ data: [voidedRow], ...pageParts }, 'VoidedRowPage'),
    run: readVoids,
  }),
};
