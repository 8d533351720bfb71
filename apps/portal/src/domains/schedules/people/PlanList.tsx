import { clockWords, dayShort } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useQuery } from 'urql';
import { dayName, weekdays } from '../week.ts';
import type { Plan } from './PlanPanel.tsx';
import { StaffPlansDocument, StudentPlansDocument } from './plans.graphql.ts';
import classes from './plans.module.css';
import type { Whose } from './use-week.ts';
import { plannedWords } from './words.ts';

/** The hours of one person that hold today or later, in words. */
export const PlanList = ({
  whose,
  person,
  today,
}: {
  whose: Whose;
  person: { readonly id: string; readonly name: string };
  today: string;
}) => {
  const t = useWords(plannedWords);
  const variables = { person: person.id };
  const policy = { requestPolicy: 'cache-and-network' } as const;
  const [students] = useQuery({ query: StudentPlansDocument, variables, ...policy, pause: whose !== 'students' });
  const [staff] = useQuery({ query: StaffPlansDocument, variables, ...policy, pause: whose !== 'staff' });
  const { data } = whose === 'students' ? students : staff;
  const plans = data?.plans.filter(({ end_date }) => end_date === null || end_date >= today);
  return (
    <section className={classes.part}>
      <h2>{t('plans')}</h2>
      {plans?.length === 0 ? (
        <p className={classes.quiet}>{whose === 'students' ? t('noPlans', { name: person.name }) : t('noShifts')}</p>
      ) : null}
      <ul className={classes.list}>
        {plans?.map((plan) => (
          <PlanRow key={plan.id} plan={plan} />
        ))}
      </ul>
    </section>
  );
};

const PlanRow = ({ plan }: { plan: Plan }) => {
  const t = useWords(plannedWords);
  const { language } = useSpeech();
  const days = Array.isArray(plan.days) ? plan.days : [];
  const named = days.map((day) => {
    const weekday = weekdays.find((one) => one === day);
    return weekday ? dayName(weekday, language, 'short') : dayShort(String(day), language);
  });
  const type = (['weekly', 'biweekly', 'once', 'custom'] as const).find((one) => one === plan.type) ?? 'weekly';
  const single = type === 'once' || type === 'custom';
  const when = [
    t(`type_${type}`),
    single ? null : t('since', { day: dayShort(plan.start_date, language) }),
    single || !plan.end_date ? null : t('untilDay', { day: dayShort(plan.end_date, language) }),
    plan.program?.name,
    plan.note,
  ];
  return (
    <li>
      <span>
        {named.join(', ')} · {clockWords(plan.start_time)} – {clockWords(plan.end_time)}
      </span>
      <small className={classes.note}>{when.filter(Boolean).join(' · ')}</small>
    </li>
  );
};
