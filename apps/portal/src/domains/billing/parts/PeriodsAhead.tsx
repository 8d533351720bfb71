import { Select } from '@mantine/core';
import { useWords } from '@nestling/ui/words.ts';
import { billingWords } from './words.ts';

const choices = [1, 3, 6, 12] as const;

/** How many bills of each plan a list looks ahead to. */
export const PeriodsAhead = ({ value, onChange }: { value: number; onChange: (periods: number) => void }) => {
  const t = useWords(billingWords);
  return (
    <Select
      label={t('ahead')}
      data={choices.map((count) => ({
        value: String(count),
        label: count === 1 ? t('aheadOne') : t('aheadMany', { count }),
      }))}
      allowDeselect={false}
      value={String(value)}
      onChange={(picked) => onChange(Number(picked ?? 1))}
    />
  );
};
