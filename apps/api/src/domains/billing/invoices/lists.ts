import { type SqlBool, sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import { eachWord, likeWord } from '../../../kernel/read/search.ts';

/** Documents of which each word stands in the name of the student, of the payer or in `more`. */
export const searched = (table: string, search: string, more: string) =>
  eachWord(
    search,
    (word) => sql`(folded(coalesce(${sql.ref(`${table}.${more}`)}, '')) ${likeWord(word)}
      or exists (select 1 from student st where st.id = ${sql.ref(`${table}.student_id`)} and st.searched ${likeWord(word)})
      or exists (select 1 from app_user u where u.id = ${sql.ref(`${table}.user_id`)} and u.searched ${likeWord(word)})
      or exists (select 1 from billing_agency ag where ag.id = ${sql.ref(`${table}.agency_id`)} and folded(ag.name) ${likeWord(word)}))`,
  );

export const invoiceStates = [
  'draft',
  'open',
  'partly_paid',
  'paid',
  'overdue',
  'unpaid',
  'voided',
  'waived',
  'transferred',
] as const;

/** Invoices of a state as people speak of it: overdue follows from the due day, unpaid is what is still owed. */
export const inState = (ctx: Ctx, status: (typeof invoiceStates)[number]) => {
  const owed = sql`invoice.status in ('open', 'partly_paid')`;
  if (status === 'unpaid') return sql<SqlBool>`${owed}`;
  if (status !== 'overdue') return sql<SqlBool>`invoice.status = ${status}`;
  return sql<SqlBool>`(${owed} and invoice.due_date < (select (${ctx.now()}::timestamptz at time zone tz.value)::date from location l
    join timezone tz on tz.id = l.timezone_id where l.id = invoice.location_id))`;
};
