import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { InputOf, pageIfAny } from '../../../kernel/call/input.ts';
import { type Asked, places } from './asked.ts';

/** The last closed month of a location: all before it are closed too. */
interface ClosedMonth {
  readonly location_id: number;
  readonly location: string;
  /** Its first day. */
  readonly month: string;
  readonly closed_at: Date;
  readonly closed_by: string | null;
}

/** Up to which month each of the locations asked for is closed; those without a closed month are left out. */
export const closedMonths = async (ctx: Ctx, asked: Asked): Promise<readonly ClosedMonth[]> => {
  const { rows } = await sql<Omit<ClosedMonth, 'closed_at'> & { closed_at: string }>`
    select distinct on (o.name, o.id) o.id as location_id, o.name as location, m.month, m.closed_at, u.full_name as closed_by
    from billing_month m join location o on o.id = m.location_id
    left join app_user u on u.id = m.closed_by
    where ${places(ctx, asked, sql`m.location_id`)}
    order by o.name, o.id, m.month desc`.execute(ctx.db);
  return rows.map((row) => ({ ...row, closed_at: new Date(row.closed_at) }));
};

/** A month that somebody closed; all before it are closed with it. */
interface OneClosed {
  /** Its first day. */
  readonly month: string;
  readonly closed_at: Date;
  readonly closed_by: string | null;
}

/** The months of a location that were closed, the latest first. */
export const monthsClosed = async (
  ctx: Ctx,
  { location, first = 120, page = 1 }: { readonly location: number } & InputOf<typeof pageIfAny>,
): Promise<readonly OneClosed[]> => {
  const { rows } = await sql<Omit<OneClosed, 'closed_at'> & { closed_at: string }>`
    select m.month, m.closed_at, u.full_name as closed_by from billing_month m
    left join app_user u on u.id = m.closed_by
    where m.location_id = ${location} order by m.month desc limit ${first} offset ${(page - 1) * first}`.execute(
    ctx.db,
  );
  return rows.map((row) => ({ ...row, closed_at: new Date(row.closed_at) }));
};
