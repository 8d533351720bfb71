import { textsIn } from '@nestling/rules/json.ts';
import { doseOutcomes, doseUnits, medicineRoutes } from '@nestling/rules/medicines.ts';
import { clockWords, dateWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import type { MedicineFragment } from './medications.graphql.ts';
import { medicationWords } from './words.ts';

const kinds = [
  'requested',
  'approved',
  'declined',
  'ended',
  'received',
  'returned',
  'withdrawn',
  'unanswered',
  ...doseOutcomes,
] as const;
const states = ['requested', 'active', 'declined', 'ended'] as const;

/** The planned minutes of a medicine, 'HH:MM'; none: as needed. */
export const timesOf = ({ times }: Pick<MedicineFragment, 'times'>): readonly string[] => textsIn(times);

/** What a medicine is, as people read it. */
export const useMedicineWords = () => {
  const t = useWords(medicationWords);
  const { language } = useSpeech();
  const unitName = (unit: string): string => {
    const known = doseUnits.find((one) => one === unit);
    return known ? t(known === 'unit' ? 'unit_unit' : known) : unit;
  };
  const routeName = (route: string): string => {
    const known = medicineRoutes.find((one) => one === route);
    return known ? t(known) : route;
  };
  const kindName = (kind: string): string => {
    const known = kinds.find((one) => one === kind);
    return known ? t(known) : kind;
  };
  const stateName = (status: string): string => {
    const known = states.find((one) => one === status);
    return known ? t(`state_${known}`) : status;
  };
  const amountOf = (amount: number, unit: string): string =>
    `${amount.toLocaleString(language, { maximumFractionDigits: 3 })} ${unitName(unit)}`;
  /** "5 ml by mouth, 12:00 PM and 5:00 PM" */
  const planOf = (one: MedicineFragment): string => {
    const times = timesOf(one);
    return [
      `${amountOf(one.dose, one.unit)} ${routeName(one.route)}`,
      times.length > 0 ? times.map((time) => clockWords(time)).join(', ') : t('asNeeded'),
      one.least_minutes ? t('apartWords', { minutes: String(one.least_minutes) }) : '',
      one.most_a_day ? t('mostWords', { count: String(one.most_a_day) }) : '',
    ]
      .filter(Boolean)
      .join(' · ');
  };
  const daysOf = ({ starts_on, ends_on }: MedicineFragment): string =>
    t('days', { from: dateWords(starts_on, language), until: dateWords(ends_on, language) });
  return { t, language, unitName, routeName, kindName, stateName, amountOf, planOf, daysOf };
};
