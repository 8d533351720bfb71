import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { colour, date, type InputOf, id, ids, text } from '../../kernel/call/input.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import { linked } from '../../kernel/db/join-table.ts';
import { mustBeAt } from '../../kernel/write/at-location.ts';
import { records } from '../../kernel/write/records.ts';
import { BillingProgram } from '../../model/billing/entity.ts';
import { offers } from '../../model/billing/links.ts';
import { Location } from '../../model/location/entity.ts';
import { Room } from '../../model/room/entity.ts';

constraint('billing_program_name', 'name', 'TAKEN', message('billing.nameTaken'));
// The check before it knows only what is given; the other day may stand in the row.
constraint('billing_program_dates', 'end_date', 'BEFORE_START', message('billing.endBeforeStart'));
// A student put into the program at the moment it is deleted or moved.
constraint('student_billing_program', 'id', 'IN_USE', message('billing.heldByStudents'));

export const programForm = {
  name: text(1, 100),
  location_id: id(Location),
  color_code: colour().nullish(),
  /** First and last day, both counted in; null: open. */
  start_date: date().nullish(),
  end_date: date().nullish(),
  rooms: ids(Room, 200, 0).optional(),
};
export const programId = { id: id(BillingProgram) };
type Form = InputOf<typeof programForm>;
type Which = InputOf<typeof programId>;

const programs = records(BillingProgram, { gone: message('billing.programGone') });

const foreign = { field: 'rooms', message: message('rooms.otherLocation'), soft: true };

/** Adds a billing program. */
export const addProgram = async (ctx: Ctx, { rooms, ...values }: Form) => {
  await mustBeAt(ctx, values.location_id, Room, rooms, foreign);
  const added = await programs.add(ctx, values, { rooms: linked(offers, rooms) });
  return done(message('billing.programAdded', { name: values.name }), { billing_program: added });
};

/** Declines while students are in a program, archived ones too: they may come back to it. */
const mustBeEmpty = async (ctx: Ctx, program: number, field: string): Promise<void> => {
  const { count } = await ctx.db
    .selectFrom('student')
    .select((q) => q.fn.countAll<number>().as('count'))
    .where('billing_program_id', '=', program)
    .executeTakeFirstOrThrow();
  if (Number(count) > 0)
    throw declined(message('billing.studentsLeft', { count: Number(count) }), { field, code: 'IN_USE' });
};

/** Changes a billing program. Moved to another location, where students cannot follow, it leaves its rooms. */
export const changeProgram = async (ctx: Ctx, { id, rooms, ...values }: Which & Form) => {
  const moves = (await programs.lock(ctx, id)).location_id !== values.location_id;
  if (moves) await mustBeEmpty(ctx, id, 'location_id');
  await mustBeAt(ctx, values.location_id, Room, rooms, foreign);
  await programs.change(ctx, { id }, values, { rooms: linked(offers, rooms ?? (moves ? [] : undefined)) });
  return done(message('billing.programChanged'), { billing_program: id });
};

/** Deletes a billing program nobody is in. */
export const removeProgram = async (ctx: Ctx, { id }: Which) => {
  await mustBeEmpty(ctx, id, 'id');
  const { name } = await programs.remove(ctx, id);
  return done(message('billing.programRemoved', { name }));
};
