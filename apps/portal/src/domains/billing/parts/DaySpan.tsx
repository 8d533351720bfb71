import { DateField } from '@nestling/kit/field/DateField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import classes from './billing.module.css';
import { billingWords } from './words.ts';

/** From which day to which, both counted in; an empty one is open. */
export type Days = { readonly from: string; readonly to: string };

/** Two days of the calendar beside each other. */
export const DaySpan = ({ days, onChange }: { days: Days; onChange: (days: Days) => void }) => {
  const t = useWords(billingWords);
  return (
    <div className={classes.days}>
      <DateField label={t('from')} value={days.from} onChange={(from) => onChange({ ...days, from })} />
      <DateField
        label={t('to')}
        value={days.to}
        error={days.from && days.to && days.to < days.from ? t('endBefore') : undefined}
        onChange={(to) => onChange({ ...days, to })}
      />
    </div>
  );
};

/** True where the days can be asked for. */
export const isSpan = ({ from, to }: Days): boolean => !from || !to || from <= to;
