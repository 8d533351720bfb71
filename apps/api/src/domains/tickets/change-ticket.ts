import { ticketStateIds } from '@nestling/rules/ticket-states.ts';
import { sql } from 'kysely';
import { done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { linked } from '../../kernel/db/join-table.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { inOwnLocations } from '../../model/location/reach.ts';
import { ofOwnStudents } from '../../model/student/reach.ts';
import { TicketActed } from '../../model/ticket/events.ts';
import { isPersonOfOwnLocations } from '../../model/user/reach.ts';
import { dueFromNow } from './care.ts';
import { attach } from './files.ts';
import { type Line, record } from './history.ts';
import { moved, statusOf } from './states.ts';
import { mustStand, onSupportSide, published, type TicketRow, tickets } from './ticket.ts';
import { Ticket } from './tickets.entities.ts';
import type { Changed, categoryInput, statusInput, ticketForm } from './tickets.inputs.ts';
import { ofLocations, ofStudents, ofUsers } from './tickets.links.ts';

const joins = { locations: ofLocations, users: ofUsers, students: ofStudents } as const;
type Linked = keyof typeof joins;
const LINKED: readonly Linked[] = ['locations', 'users', 'students'];

/** What a ticket is linked to, and what of it the caller does not reach. */
type LinksNow = Readonly<Record<Linked, { readonly all: number[]; readonly beyond: number[] }>>;

const linksOf = async (ctx: Ctx, id: number): Promise<LinksNow | undefined> => {
  const { rows } = await sql<LinksNow>`select
    (select json_build_object('all', coalesce(json_agg(l.location_id order by l.location_id), '[]'),
        'beyond', coalesce(json_agg(l.location_id) filter (where not ${inOwnLocations(ctx.who, sql`l.location_id`)}), '[]'))
      from ticket_location l where l.ticket_id = ${id}) as locations,
    (select json_build_object('all', coalesce(json_agg(u.user_id order by u.user_id), '[]'),
        'beyond', coalesce(json_agg(u.user_id) filter (where not ${isPersonOfOwnLocations(ctx.who, sql`u.user_id`)}), '[]'))
      from ticket_user u where u.ticket_id = ${id}) as users,
    (select json_build_object('all', coalesce(json_agg(s.student_id order by s.student_id), '[]'),
        'beyond', coalesce(json_agg(s.student_id) filter (where not ${ofOwnStudents(ctx.who, sql`s.student_id`)}), '[]'))
      from ticket_student s where s.ticket_id = ${id}) as students`.execute(ctx.db);
  return rows[0];
};

/** What the ticket is linked to from now on: whom the caller does not reach stays, as the form did not show them. */
const relinked = (now: LinksNow, given: Changed) =>
  LINKED.flatMap((name) => {
    const wanted = given[name];
    if (!wanted) return [];
    const { all, beyond } = now[name];
    const ids: number[] = [...new Set([...beyond, ...wanted])].sort((a, b) => a - b);
    return ids.join() === all.join() ? [] : [{ name, before: all, ids }];
  });

const categoryNames = async ({ db }: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  const { rows } = await sql<{ id: number; name: string }>`select id, name from ticket_category
    where id = any(${[...ids]}::int[]) for share`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** The columns that become others, each with its line. Throws where no arrow leads to the status. */
const columnsOf = async (ctx: Ctx, held: TicketRow, given: Changed) => {
  const { name = held.name, description = held.description } = given;
  const { status = held.status_id, category = held.category_id } = given;
  const state = moved(ctx, statusOf(held.status_id), statusOf(status));
  const lines: Line[] = [];
  if (name !== held.name) lines.push({ kind: 'name', before: held.name, after: name });
  if (description !== held.description)
    lines.push({ kind: 'description', before: held.description, after: description });
  if (category !== held.category_id) {
    const names = await categoryNames(ctx, [category, held.category_id]);
    lines.push({ kind: 'category', before: names.get(held.category_id) ?? '', after: names.get(category) ?? '' });
  }
  if (status !== held.status_id) lines.push({ kind: 'status', before: String(held.status_id), after: String(status) });
  const reopened = status === ticketStateIds.opened && held.status_id > ticketStateIds.opened;
  const due = reopened ? { due_at: await dueFromNow(ctx) } : {};
  return { lines, set: { name, description, category_id: category, ...state, ...due } };
};

/** Changes what is given of a ticket the caller holds: a line for each field that becomes another, one for new files. */
const apply = async (ctx: Ctx, held: TicketRow, { files = [], ...given }: Changed): Promise<void> => {
  const { id } = held;
  mustStand(held);
  const { lines, set } = await columnsOf(ctx, held, given);
  const asksLinks = LINKED.some((name) => given[name]);
  const now = asksLinks ? await linksOf(ctx, id) : undefined;
  const links = now ? relinked(now, given) : [];
  for (const { name, before, ids } of links) lines.push({ kind: name, before_ids: before, after_ids: ids });
  if (files.length > 0) lines.push({ kind: 'attached' });
  if (lines.length === 0) return;
  const { user } = ctx.who;
  await tickets.change(
    ctx,
    { id },
    { ...set, updated_at: ctx.now(), updated_by: user, action_by: user },
    Object.fromEntries(links.map(({ name, ids }) => [name, linked(joins[name], ids)])),
  );
  const added = await record(ctx, id, lines);
  const last = added.at(-1) ?? 0;
  await attach(ctx, id, last, files);
  published(ctx, id);
  if (lines.every(({ kind }) => kind !== 'status')) return;
  const to = onSupportSide(ctx, held) ? 'openers' : 'support';
  ctx.emit(TicketActed, { ticket: id, line: last, act: 'moved', to });
};

/** Changes a ticket; whoever saves it must be the caller, which the row's reach has asked. */
export const changeTicket = async (ctx: Ctx, { id, updated_by: _, ...given }: InputOf<typeof ticketForm>) => {
  await apply(ctx, await tickets.lock(ctx, id), given);
  return done(message('tickets.saved'), { ticket: idOf(Ticket, id) });
};

/** Moves a ticket to another status. */
export const setStatus = async (ctx: Ctx, { id, status }: InputOf<typeof statusInput>) => {
  await apply(ctx, await tickets.lock(ctx, id), { status });
  return done(message('tickets.saved'));
};

/** Moves a ticket to another category. */
export const setCategory = async (ctx: Ctx, { id, category }: InputOf<typeof categoryInput>) => {
  await apply(ctx, await tickets.lock(ctx, id), { category });
  return done(message('tickets.saved'));
};
