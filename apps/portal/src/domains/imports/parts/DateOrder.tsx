import { SegmentedControl } from '@mantine/core';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { useWords } from '@nestling/ui/words.ts';
import classes from '../imports.module.css';
import { importWords } from '../words.ts';

export type Order = 'mdy' | 'dmy';

/** Asks what days in numbers begin with, where the file leaves it open; `why` says in which column. */
export const DateOrder = ({
  value,
  why,
  onChange,
}: {
  value: Order | null;
  why: string;
  onChange: (order: Order) => void;
}) => {
  const t = useWords(importWords);
  return (
    <Stack gap="xs">
      <p className={classes.lead}>{why}</p>
      <SegmentedControl
        aria-label={t('dates')}
        // Before somebody has said it, neither is chosen.
        value={value ?? ''}
        onChange={(chosen) => onChange(chosen === 'dmy' ? 'dmy' : 'mdy')}
        data={[
          { value: 'mdy', label: t('datesMdy') },
          { value: 'dmy', label: t('datesDmy') },
        ]}
      />
    </Stack>
  );
};
