import { Input } from '@mantine/core';
import type { FieldProps } from '@nestling/kit/field/field-props.ts';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { learningWords } from '../words.ts';
import classes from './learning.module.css';

/** An age as people say it, in years and months; its value is whole months, null where both are empty. */
export const AgeField = ({ value = null, onChange, onBlur, label, error }: FieldProps<number | null>) => {
  const t = useWords(learningWords);
  const years = value === null ? null : Math.floor(value / 12);
  const months = value === null ? null : value % 12;
  const set = (nextYears: number | null, nextMonths: number | null) =>
    onChange(nextYears === null && nextMonths === null ? null : (nextYears ?? 0) * 12 + (nextMonths ?? 0));
  const named = (unit: string) => `${typeof label === 'string' ? label : ''} (${unit})`;
  return (
    <Input.Wrapper label={label} error={error} labelElement="div">
      <div className={classes.halves}>
        <NumberField
          aria-label={named(t('yearsUnit'))}
          unit={t('yearsUnit')}
          max={99}
          value={years}
          onChange={(next) => set(next, months)}
          onBlur={onBlur}
        />
        <NumberField
          aria-label={named(t('monthsUnit'))}
          unit={t('monthsUnit')}
          max={11}
          value={months}
          onChange={(next) => set(years, next)}
          onBlur={onBlur}
        />
      </div>
    </Input.Wrapper>
  );
};
