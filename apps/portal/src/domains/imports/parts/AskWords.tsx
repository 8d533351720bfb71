import { Select } from '@mantine/core';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { genders } from '@nestling/rules/genders.ts';
import { useWords } from '@nestling/ui/words.ts';
import { type AskedCell, meaning, unknownIn } from '../alike.ts';
import classes from '../imports.module.css';
import type { StudentRow } from '../rows.ts';
import { importWords } from '../words.ts';

/** Words that are asked about at once; a list with more of them has its columns matched wrong. */
const SHOWN = 12;
const types = ['enrolled', 'waitlist', 'graduated'] as const;

/**
 * What words of a list mean that the center does not know, each asked once for all rows that hold it: which room "Pre K A" is.
 * A room that nobody says anything about is made on saving.
 */
export const AskWords = ({
  rows,
  setRows,
  rooms,
}: {
  rows: readonly StudentRow[];
  setRows: (change: (rows: readonly StudentRow[]) => readonly StudentRow[]) => void;
  rooms: readonly { readonly id: string; readonly name: string }[];
}) => {
  const t = useWords(importWords);
  const unknown = unknownIn(rows);
  const choices: Readonly<Record<AskedCell, { value: string; label: string }[]>> = {
    room: rooms.map(({ name }) => ({ value: name, label: name })),
    type: types.map((value) => ({ value, label: t(value) })),
    gender: genders.map((value) => ({ value, label: t(value) })),
  };
  const asked = unknown.filter(({ cell }) => choices[cell].length > 0).slice(0, SHOWN);
  if (asked.length === 0) return null;
  return (
    <section aria-label={t('words')}>
      <Stack gap="s">
        <p className={classes.lead}>{t('wordsText')}</p>
        <ul className={classes.words}>
          {asked.map(({ cell, word, count }) => (
            <li key={`${cell} ${word}`}>
              <Select
                label={t('wordIn', { cell: t(cell), word, count })}
                placeholder={t(cell === 'room' ? 'madeNew' : 'undecided')}
                searchable
                value={null}
                onChange={(means) => means && setRows((before) => meaning(before, { cell, word }, means))}
                data={choices[cell]}
              />
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
};
