import { type SqlBool, sql } from 'kysely';
import { declined, message, objects, out, outOrNull } from '../../kernel/call/call.ts';
import type { Ctx, ReadContext } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { findRows } from '../../kernel/db/find-rows.ts';
import type { RowOf } from '../../kernel/db/tables.ts';
import type { attention, viewInput } from './tickets.inputs.ts';
import { isSupport, ownTickets } from './tickets.reach.ts';

/** What support narrows its lists to beside what everybody does. */
type Attention = { readonly [K in keyof InputOf<typeof attention>]?: InputOf<typeof attention>[K] | undefined };

/** That as conditions on `ticket`. */
export const needsAttention = ({ who, now }: ReadContext, { assigned, late, snoozed }: Attention) =>
  [
    assigned === 'me' && sql<SqlBool>`ticket.assignee = ${who.user}`,
    assigned === 'nobody' && sql<SqlBool>`ticket.assignee is null`,
    late === true && sql<SqlBool>`ticket.due_at < ${now()}::timestamptz`,
    snoozed !== undefined && sql<SqlBool>`(ticket.snoozed_until is not null) = ${snoozed}`,
  ] as const;

/** More would be no help to find one. */
const MOST_VIEWS = 20;
/** More are told as "99+". */
const MOST_COUNTED = 100;

/** The columns of a new view of the caller's; who answers and by when narrows the lists of support alone. */
export const viewOf = async (ctx: Ctx, given: InputOf<typeof viewInput>) => {
  const {
    name,
    status = null,
    category = null,
    location = null,
    assigned = null,
    late = false,
    snoozed = null,
  } = given;
  const { rows } = await sql<{ count: number; supports: boolean }>`select ${isSupport(ctx.who)} as supports,
    (select count(*)::int from ticket_view where user_id = ${ctx.who.user}) as count`.execute(ctx.db);
  const ofSupport = assigned !== null ? 'assigned' : late ? 'late' : snoozed !== null ? 'snoozed' : null;
  if (ofSupport !== null && rows[0]?.supports !== true)
    return declined(message('tickets.viewOfSupport'), { field: ofSupport, code: 'NOT_YOURS' });
  if ((rows[0]?.count ?? 0) >= MOST_VIEWS)
    return declined(message('tickets.manyViews', { most: MOST_VIEWS }), { field: 'name', code: 'TOO_MANY' });
  return {
    set: {
      user_id: ctx.who.user,
      name,
      status_id: status,
      category_id: category,
      location_id: location,
      assigned,
      late,
      snoozed,
    },
  };
};

export const countedViews = objects(
  {
    id: out.id,
    name: out.text,
    status: outOrNull(out.id),
    category: outOrNull(out.id),
    location: outOrNull(out.id),
    assigned: outOrNull(out.text),
    late: out.flag,
    snoozed: outOrNull(out.flag),
    count: out.int,
  },
  'CountedTicketView',
);

const AS = { name: 'ticket' };
const isAssigned = (value: string | null): value is 'me' | 'nobody' => value === 'me' || value === 'nobody';

/** SQL: how many tickets a view holds, counted from what it asks for alone. */
const countOf = (ctx: Ctx, view: RowOf<'ticket_view'>) => {
  const { status_id, category_id, location_id, assigned, late, snoozed } = view;
  const asked = {
    ...(isAssigned(assigned) ? { assigned } : {}),
    ...(late ? { late } : {}),
    ...(snoozed === null ? {} : { snoozed }),
  };
  const conditions = [
    ownTickets.filter(ctx.who, AS),
    status_id !== null && sql`ticket.status_id = ${status_id}`,
    category_id !== null && sql`ticket.category_id = ${category_id}`,
    location_id !== null && sql`ticket.places && ${[location_id]}::int[]`,
    // Whoever was of support and is no more learns nothing of it by a view that was kept.
    Object.keys(asked).length > 0 && isSupport(ctx.who),
    ...needsAttention(ctx, asked),
  ].filter((one) => one !== false);
  return sql`select ${view.id}::int as id, (select count(*)::int from (select 1 from ticket
    where ${sql.join(conditions, sql` and `)} limit ${MOST_COUNTED}) t) as count`;
};

/** The caller's views with how many tickets each holds, a hundred at most. Two statements, however many views. */
export const listViews = async (ctx: Ctx) => {
  const views = await findRows(ctx, 'ticket_view', { user_id: ctx.who.user }, undefined, { order: ['id'] });
  if (views.length === 0) return [];
  const { rows } = await sql<{ id: number; count: number }>`${sql.join(
    views.map((view) => countOf(ctx, view)),
    sql` union all `,
  )}`.execute(ctx.db);
  const counts = new Map(rows.map(({ id: view, count }) => [view, count]));
  return views.map(({ id: view, name, status_id, category_id, location_id, assigned, late, snoozed }) => ({
    id: view,
    name,
    status: status_id,
    category: category_id,
    location: location_id,
    assigned,
    late,
    snoozed,
    count: counts.get(view) ?? 0,
  }));
};
