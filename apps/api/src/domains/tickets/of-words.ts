import { sql } from 'kysely';
import type { WorkContext } from '../../kernel/call/context.ts';

const LONGEST_NAME = 100;
/** The first line of what somebody wrote, as the name of its ticket. */
export const firstLineOf = (words: string): string => (words.trim().split('\n')[0] ?? '').slice(0, LONGEST_NAME);

/** What a center calls all that is nothing else; where it has renamed that, its last category. */
export const otherCategory = async ({ db }: Pick<WorkContext, 'db'>): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select id from ticket_category
    order by lower(name) in ('other', 'otro') desc, id desc limit 1`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('The center has no category of tickets.');
  return found.id;
};
