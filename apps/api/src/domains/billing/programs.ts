import { sql } from 'kysely';
import { beforeAfter, changed } from '../../kernel/before-after.ts';
import { declined, done, say } from '../../kernel/call.ts';
import type { Ctx } from '../../kernel/context.ts';
import { idOf } from '../../kernel/entity.ts';
import { constraint, type Declined } from '../../kernel/refusals.ts';
import type { Id } from '../../kernel/tables.ts';
import { lockRooms } from '../rooms/rooms.door.ts';
import { BillingProgram } from './billing.entities.ts';

constraint('billing_program_name', 'name', 'TAKEN', say('billing.nameTaken'));
// The check before it knows only what is given; the other day may stand in the row.
constraint('billing_program_dates', 'end_date', 'BEFORE_START', say('billing.endBeforeStart'));
// A student put into the program at the moment it is deleted or moved.
constraint('student_billing_program', 'id', 'IN_USE', say('billing.heldByStudents'));

interface Given {
  readonly name: string;
  readonly location_id: Id<'location'>;
  readonly color_code?: string | null | undefined;
  /** First and last day, both counted in; null: open. */
  readonly start_date?: string | null | undefined;
  readonly end_date?: string | null | undefined;
  readonly rooms?: readonly Id<'room'>[] | undefined;
}

/** Offers the program in the given rooms and no others; declines when one of them is not of its location. */
const setRooms = async (ctx: Ctx, program: number, { rooms, location_id }: Given): Promise<Declined | null> => {
  if (!rooms) return null;
  const { centre } = ctx.who;
  const held = await lockRooms(ctx, rooms);
  if (rooms.some((room) => held.get(room) !== location_id))
    return declined(say('rooms.otherLocation'), { field: 'rooms', code: 'OTHER_LOCATION' });
  await ctx.db
    .deleteFrom('billing_program_room')
    .where('centre_id', '=', centre)
    .where('billing_program_id', '=', program)
    .execute();
  await sql`insert into billing_program_room (centre_id, billing_program_id, room_id)
    select ${centre}, ${program}, r.id from unnest(${[...rooms]}::int[]) r(id) on conflict do nothing`.execute(ctx.db);
  return null;
};

/** Adds a billing program. */
export const addProgram = async (ctx: Ctx, input: Given) => {
  const { name, location_id, color_code, start_date, end_date } = input;
  const program = await ctx.db
    .insertInto('billing_program')
    .values({ centre_id: ctx.who.centre, name, location_id, color_code, start_date, end_date })
    .returningAll()
    .executeTakeFirstOrThrow();
  const wrong = await setRooms(ctx, program.id, input);
  if (wrong) return wrong;
  ctx.audit({ entity: 'BillingProgram', id: program.id, after: { ...program, rooms: input.rooms ?? [] } });
  return done(say('billing.programAdded', { name }), { billing_program: idOf(BillingProgram, program.id) });
};

/** Students of a program, archived ones too: they may come back to it. */
const studentsOf = async (ctx: Ctx, program: number): Promise<number> => {
  const { count } = await ctx.db
    .selectFrom('student')
    .select((q) => q.fn.countAll<number>().as('count'))
    .where('centre_id', '=', ctx.who.centre)
    .where('billing_program_id', '=', program)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Changes a billing program. Moved to another location, where students cannot follow, it leaves its rooms. */
export const changeProgram = async (ctx: Ctx, input: Given & { readonly id: Id<'billing_program'> }) => {
  const { centre } = ctx.who;
  const { id, name, location_id, color_code, start_date, end_date } = input;
  const found = await ctx.db
    .selectFrom('billing_program')
    .select('location_id')
    .where('centre_id', '=', centre)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return declined(say('billing.programGone'), { field: 'id', code: 'GONE' });
  const moves = found.location_id !== location_id;
  const count = moves ? await studentsOf(ctx, id) : 0;
  if (count > 0) return declined(say('billing.studentsLeft', { count }), { field: 'location_id', code: 'IN_USE' });
  const program = await ctx.db
    .updateTable('billing_program')
    .set({ name, location_id, color_code, start_date, end_date })
    .where('centre_id', '=', centre)
    .where('id', '=', id)
    .returning(beforeAfter)
    .executeTakeFirstOrThrow();
  const wrong = await setRooms(ctx, id, moves ? { ...input, rooms: input.rooms ?? [] } : input);
  if (wrong) return wrong;
  const change = changed(program);
  if (change || input.rooms)
    ctx.audit({
      entity: 'BillingProgram',
      id,
      before: change?.before,
      after: { ...change?.after, ...(input.rooms ? { rooms: input.rooms } : {}) },
    });
  return done(say('billing.programChanged'), { billing_program: idOf(BillingProgram, id) });
};

/** Deletes a billing program nobody is in. */
export const removeProgram = async (ctx: Ctx, { id }: { readonly id: Id<'billing_program'> }) => {
  const count = await studentsOf(ctx, id);
  if (count > 0) return declined(say('billing.studentsLeft', { count }), { field: 'id', code: 'IN_USE' });
  const program = await ctx.db
    .deleteFrom('billing_program')
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!program) return declined(say('billing.programGone'), { field: 'id', code: 'GONE' });
  ctx.audit({ entity: 'BillingProgram', id, before: program });
  return done(say('billing.programRemoved', { name: program.name }));
};
