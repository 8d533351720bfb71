import type { StudentRow } from './rows.ts';

/** Cells whose words mean one of a few things: what a word means is asked once, for all rows that hold it. */
export const askedCells = ['room', 'type', 'gender'] as const;
export type AskedCell = (typeof askedCells)[number];

/** A word of a list that the center does not know, and how many rows hold it. */
export type Unknown = { readonly cell: AskedCell; readonly word: string; readonly count: number };

const isUnknown = (row: StudentRow, cell: AskedCell): boolean =>
  cell === 'room' ? row.room_is_new : row.faults.some(({ field, code }) => field === cell && code === 'UNKNOWN');

/** The words of rows not saved yet that nobody has said the meaning of, each once, the most frequent first. */
export const unknownIn = (rows: readonly StudentRow[]): readonly Unknown[] => {
  const found = new Map<string, Unknown>();
  for (const row of rows.filter(({ stored }) => !stored))
    for (const cell of askedCells) {
      const word = row[cell]?.trim() ?? '';
      if (word === '' || !isUnknown(row, cell)) continue;
      // Case and spaces make no other word, as the center itself looks for rooms.
      const key = `${cell} ${word.toLowerCase()}`;
      found.set(key, { cell, word: found.get(key)?.word ?? word, count: (found.get(key)?.count ?? 0) + 1 });
    }
  return [...found.values()].sort((a, b) => b.count - a.count);
};

/** The rows with a word replaced by what it means, wherever it stands unknown. */
export const meaning = (
  rows: readonly StudentRow[],
  { cell, word }: Pick<Unknown, 'cell' | 'word'>,
  means: string,
): readonly StudentRow[] =>
  rows.map((row) =>
    row.stored || !isUnknown(row, cell) || row[cell]?.trim().toLowerCase() !== word.toLowerCase()
      ? row
      : {
          ...row,
          [cell]: means,
          ...(cell === 'room' ? { room_is_new: false } : {}),
          faults: row.faults.filter(({ field }) => field !== cell),
        },
  );
