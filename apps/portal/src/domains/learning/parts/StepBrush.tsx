import { SegmentedControl } from '@mantine/core';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { usePhone } from '@nestling/kit/media.ts';
import { useWords } from '@nestling/ui/words.ts';
import { gridWords } from '../grid-words.ts';
import type { Step } from './ProgressGrid.tsx';

const ASK = 'ask';

/** What a press in a grid does: sets the step that is chosen here, or asks (null). */
export const StepBrush = ({
  steps,
  value,
  onChange,
}: {
  steps: readonly Step[];
  value: string | null;
  onChange: (step: string | null) => void;
}) => {
  const t = useWords(gridWords);
  const phone = usePhone();
  const brushes = [
    { value: ASK, label: t('ask') },
    ...steps.map(({ id, name }, at) => ({ value: id, label: `${at + 1} ${name}` })),
  ];
  const given = {
    value: value ?? ASK,
    onChange: (next: string) => onChange(next === ASK || next === '' ? null : next),
  };
  return phone ? (
    <FilterMenu name={t('brush')} choices={brushes} {...given} />
  ) : (
    <SegmentedControl aria-label={t('brush')} data={brushes} {...given} />
  );
};
