import type { Result, Statement } from './batch.ts';

/**
 * Stands for whoever reads, where one statement is made for many: ids nobody has. Whatever a statement was given of it
 * becomes a column of the readers it is asked for.
 */
export const ANY_READER = { user: -1_987_654_321, session: 'any-reader-1987654321' } as const;
const TRACE = String(-ANY_READER.user);

/** Who reads: the ids of the person and of its sign-in. */
export interface ReaderIds {
  readonly user: number;
  readonly session: string;
}

/**
 * A statement made for `ANY_READER`, asked for each of the readers in one go; rights are judged for each by itself, as the
 * statement does. Null where the reader went into it in a way that cannot be told apart: then each asks for itself.
 */
export const forReaders = ({ text, values }: Statement, readers: readonly ReaderIds[]): Statement | null => {
  const kept: unknown[] = [];
  const places = values.map((value) => {
    if (value === ANY_READER.user) return 'told_reader.user_id';
    if (value === ANY_READER.session) return 'told_reader.session_id';
    kept.push(value);
    return `$${kept.length}`;
  });
  if (text.includes(TRACE) || (JSON.stringify(kept) ?? '').includes(TRACE)) return null;
  const asked = text.replaceAll(/\$(\d+)/g, (place, number: string) => places[Number(number) - 1] ?? place);
  const [users, sessions] = [kept.length + 1, kept.length + 2];
  return {
    text: `select told_reader.told_place, told.*
      from unnest($${users}::int[], $${sessions}::text[]) with ordinality as told_reader (user_id, session_id, told_place)
      cross join lateral (${asked}) told`,
    values: [...kept, readers.map(({ user }) => user), readers.map(({ session }) => session)],
  };
};

const NOTHING: Result = { rows: [], count: 0, characters: 0 };

/** What was answered to each of the readers, in their order. */
export const byReader = (result: Result, readers: number): readonly Result[] => {
  const own = Array.from({ length: readers }, (): Result => ({ ...NOTHING, rows: [] }));
  for (const { told_place, ...row } of result.rows) own[Number(told_place) - 1]?.rows.push(row);
  return own;
};
