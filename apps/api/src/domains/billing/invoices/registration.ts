import { sql } from 'kysely';
import { message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { Student } from '../../../model/student/entity.ts';
import type { Item } from './bill.ts';

/** Rows of the calls that bill a registration fee. */
export const asksAgain = { AGAIN: 'where a child was billed a registration fee before: when, and how much' } as const;

interface Before {
  readonly number: string | null;
  readonly date: string;
  readonly cents: number;
}

/** Registration fees a child was billed at any location of the center, the latest first; what was voided is none. */
const billedBefore = async (ctx: Ctx, student: number): Promise<readonly Before[]> => {
  const { rows } = await sql<Before>`
    select i.number, to_char(i.date, 'YYYY-MM-DD') as date, sum(t.amount)::int as cents from invoice i
    join invoice_item t on t.invoice_id = i.id and t.kind = 'registration'
    where i.student_id = ${student} and i.status <> 'voided'
    group by i.id, i.number, i.date order by i.date desc, i.id desc limit 5`.execute(ctx.db);
  return rows;
};

/** Asks before a child is billed a registration fee again: it is paid once. */
export const askAgain = async (
  ctx: Ctx,
  student: Id<'student'>,
  items: readonly Pick<Item, 'kind'>[],
): Promise<void> => {
  if (!items.some(({ kind }) => kind === 'registration')) return;
  const before = await billedBefore(ctx, student);
  if (before.length === 0) return;
  ctx.confirm({
    code: 'AGAIN',
    title: message('confirm.registration'),
    lines: before.map((one) => message('confirm.registrationLine', { ...one, number: one.number ?? '' })),
    about: { entity: Student, id: student },
  });
};
