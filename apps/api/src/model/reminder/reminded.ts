import { sql } from 'kysely';
import type { WorkContext } from '../../kernel/call/context.ts';

/** What somebody is reminded of, on a day of its location. */
export interface Occasion {
  readonly of: 'form' | 'file';
  readonly id: number;
  readonly day: string;
}

/** The column of `reminder` that names it. */
export const reminderOf = { form: 'form_id', file: 'file_id' } as const;

/** Those of some who were not reminded on the day yet. */
export const notRemindedYet = async <P extends { readonly id: number }>(
  { db }: Pick<WorkContext, 'db'>,
  { of, id, day }: Occasion,
  people: readonly P[],
): Promise<P[]> => {
  const { rows } = await sql<{ user_id: number }>`select user_id from reminder
    where ${sql.ref(reminderOf[of])} = ${id} and day = ${day} and user_id = any(${people.map((one) => one.id)}::int[])`.execute(
    db,
  );
  const reminded = new Set(rows.map(({ user_id }) => user_id));
  return people.filter((one) => !reminded.has(one.id));
};
