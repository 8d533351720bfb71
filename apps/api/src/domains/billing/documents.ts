import { type SqlBool, sql } from 'kysely';
import { declined, message, refuse } from '../../kernel/call/call.ts';
import type { Publication, WriteContext } from '../../kernel/call/context.ts';
import { date, type InputOf, id, int, page, text } from '../../kernel/call/input.ts';
import { studentsBilled } from '../../model/billing/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { Student } from '../../model/student/entity.ts';

/** The largest amount of one document, in cents. */
export const MOST = 100_000_000;
/** Cents as somebody writes them; what cannot be below zero says so at its field. */
export const cents = int(-MOST, MOST);
export const reason = text(0, 500).optional();
/** Days from one to another, both counted in; a side that is left out is open. */
export const span = { start_date: date().optional(), end_date: date().optional() };

/** What lists of documents are narrowed by, and its reach. */
export const listed = { location: id(Location).optional(), student_id: id(Student).optional(), ...span, ...page };
export const listedReach = { location: ownLocations, student_id: studentsBilled };

/** Refuses a span that ends before it begins. */
export const inOrder = ({ start_date: from, end_date: to }: Partial<InputOf<typeof span>>): void => {
  if (from !== undefined && to !== undefined && to < from)
    throw refuse.badInput([{ field: 'end_date', message: message('billing.endBefore') }]);
};

/** Documents of a table whose day lies within a span. */
export const within = (table: string, given: InputOf<typeof span>) => {
  inOrder(given);
  return sql<SqlBool>`${sql.ref(`${table}.date`)} between ${given.start_date ?? '1000-01-01'}::date
    and ${given.end_date ?? '9999-12-31'}::date`;
};

/** Declines an amount of zero or less. */
export const mustBePositive = (amount: number | undefined, field = 'amount'): void => {
  if (amount !== undefined && amount <= 0) throw declined(message('billing.noAmount'), { field, code: 'TOO_SMALL' });
};

/** Tells who looks at the account a document is of. */
export const accountChanged = (document: {
  readonly student_id: number | null;
  readonly location_id: number;
}): Publication => ({
  kind: 'billing',
  ids: document.student_id === null ? [] : [document.student_id],
  at: { location: document.location_id },
});

/** Columns of a document that is taken back: why, when and by whom. */
export const ended = (ctx: WriteContext, why: string | null | undefined) => ({
  ended_reason: why ?? null,
  ended_at: ctx.now(),
  ended_by: ctx.who.user || null,
});
