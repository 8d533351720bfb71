import { drillKinds } from '@nestling/rules/drills.ts';
import { sql } from 'kysely';
import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { choice, flag, type InputOf, id, ids, int, text } from '../../kernel/call/input.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import { resource } from '../../kernel/write/resource.ts';
import type { RecordOf } from '../../kernel/write/resource-rows.ts';
import { createRow, deleteRows, insertRows, updateRows } from '../../kernel/write/write-rows.ts';
import { Location } from '../../model/location/entity.ts';
import { todayAt } from '../../model/location/today.ts';
import { Drill, DrillPerson } from './drills.entities.ts';
import { drillsOfOwnLocations } from './drills.reach.ts';
import { presentAt } from './present.ts';

constraint('drill_running', 'location', 'RUNNING', message('drills.running'));

export const drills = resource(Drill, {
  as: 'drill',
  rule: 'teacher',
  permission: null,
  because: 'whoever is with the children counts them when the alarm goes',
  reach: drillsOfOwnLocations,
  gone: message('drills.gone'),
  arrows: { running: ['ended'], ended: [] },
  wrongState: () => message('drills.over'),
});
type Row = RecordOf<'drill'>;

export const startInput = {
  location: id(Location),
  kind: choice(...drillKinds),
  announced: flag().optional(),
  real: flag().optional(),
  place: text(0, 120).optional(),
};

/** Begins a head-count of everybody who is there at this moment. */
export const start = async (ctx: Ctx, form: InputOf<typeof startInput>) => ({
  set: {
    location_id: form.location,
    kind: form.kind,
    announced: form.announced ?? false,
    real: form.real ?? false,
    place: form.place || null,
    date: await todayAt(ctx, form.location),
    started_at: ctx.now(),
    started_by: ctx.who.user,
  },
});

/** Writes down who is there; a building without anybody needs no count. */
export const listThePresent = async (ctx: Ctx, { id: drill_id, location_id }: Row) => {
  const present = await presentAt(ctx, location_id);
  if (present.length === 0) return declined(message('drills.nobody'), { field: 'location', code: 'NOBODY' });
  await insertRows(
    ctx,
    'drill_person',
    present.map((one) => ({ drill_id, ...one })),
  );
};

/** Seconds a press may have waited for the line; whoever was out longer counts by hand. */
const LONGEST_WAIT = 7200;
export const countInput = { people: ids(DrillPerson), here: flag(), ago: int(0, LONGEST_WAIT).optional() };

/**
 * Counts people of a drill, or takes that back; whoever was counted keeps its moment, and so does the whole count, which is
 * whole with the last one: two phones may press the same room. What was pressed while the line was gone says how long ago
 * that was, and has been counted then.
 */
export const count = async (
  ctx: Ctx,
  { id: drill_id, counted_at, started_at }: Row,
  { people, here, ago = 0 }: InputOf<typeof countInput>,
) => {
  const which = { drill_id, id: [...people] };
  const found_at = new Date(Math.max(started_at.getTime(), ctx.now().getTime() - ago * 1000));
  if (here) await updateRows(ctx, 'drill_person', { ...which, found_at: null }, { found_at, found_by: ctx.who.user });
  else await updateRows(ctx, 'drill_person', which, { found_at: null, found_by: null });
  return { set: { counted_at: await wholeAt(ctx, drill_id, counted_at) } };
};

/** When the last one was counted; null while somebody is missing. What was whole keeps its moment. */
const wholeAt = async (ctx: Ctx, drill: number, before: Date | null): Promise<Date | null> => {
  const { rows } = await sql<{
    missing: boolean;
    last: Date | null;
  }>`select coalesce(bool_or(found_at is null), false) as missing,
    max(found_at) as last from drill_person where drill_id = ${drill}`.execute(ctx.db);
  const [people] = rows;
  return people && !people.missing ? (before ?? people.last) : null;
};

export const visitorInput = { name: text(1, 120), here: flag().optional() };

/** Puts somebody without an account on the list, whom nobody could know to be in; `here` where that one stands before whoever counts. */
export const addVisitor = async (
  ctx: Ctx,
  { id: drill_id, counted_at }: Row,
  { name, here }: InputOf<typeof visitorInput>,
) => {
  const found = here ? { found_at: ctx.now(), found_by: ctx.who.user } : {};
  await createRow(ctx, 'drill_person', { drill_id, visitor: name, ...found });
  return { set: { counted_at: here ? counted_at : null } };
};

export const removeVisitorInput = { person: id(DrillPerson) };

/** Takes a visitor off the list who was written down by mistake; children and staff stay on it. */
export const removeVisitor = async (
  ctx: Ctx,
  { id: drill_id, counted_at }: Row,
  { person }: InputOf<typeof removeVisitorInput>,
) => {
  const gone = await deleteRows(ctx, 'drill_person', { drill_id, id: person, student_id: null, user_id: null }, ['id']);
  if (gone.length === 0) return declined(message('drills.noVisitor'), { field: 'person', code: 'NOT_VISITOR' });
  return { set: { counted_at: await wholeAt(ctx, drill_id, counted_at) } };
};

const missingOf = async (ctx: Ctx, drill: number): Promise<readonly { readonly name: string }[]> => {
  const { rows } = await sql<{ name: string }>`select coalesce(st.full_name, u.full_name, p.visitor) as name
    from drill_person p left join student st on st.id = p.student_id left join app_user u on u.id = p.user_id
    where p.drill_id = ${drill} and p.found_at is null order by 1`.execute(ctx.db);
  return rows;
};

/** So many names are told; the rest is a number. */
const MOST_NAMES = 8;
export const endInput = { notes: text(0, 2000).optional() };

/** The all-clear. Where somebody is missing still, it asks first, and says who. */
export const end = async (ctx: Ctx, { id }: Row, { notes }: InputOf<typeof endInput>) => {
  const missing = await missingOf(ctx, id);
  if (missing.length > 0)
    ctx.confirm({
      code: 'MISSING',
      title: message('confirm.missing', { count: missing.length }),
      lines: [
        message('confirm.missingLine', {
          names: missing.slice(0, MOST_NAMES).map(({ name }) => name),
          more: Math.max(0, missing.length - MOST_NAMES),
        }),
      ],
      about: { entity: Drill, id },
    });
  return { set: { ended_at: ctx.now(), ended_by: ctx.who.user, ...(notes ? { notes } : {}) } };
};
