import { phoneWords } from '@nestling/rules/phones.ts';
import { stepsOf, useCareWords } from './care-plan-words.ts';
import type { CareStepsFragment } from './care-plans.graphql.ts';
import classes from './care-plans.module.css';

/** What to do, first; then how it is recognized, what triggers it, where the medicine is and whom to call. */
export const CareSteps = ({ plan }: { plan: CareStepsFragment }) => {
  const { t } = useCareWords();
  const { signs, triggers, medicine, medicine_at, doctor, doctor_phone } = plan;
  const facts = [
    ['medicine', [medicine, medicine_at].filter(Boolean).join(' · ')],
    ['signs', signs],
    ['triggers', triggers],
  ] as const;
  const number = doctor_phone ? phoneWords(doctor_phone) : '';
  return (
    <>
      <ol className={classes.steps} aria-label={t('steps')}>
        {stepsOf(plan).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <dl className={classes.facts}>
        {facts.map(([key, value]) =>
          value ? (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
        {doctor || number ? (
          <div>
            <dt>{t('doctor')}</dt>
            <dd>
              {doctor}
              {doctor && number ? ', ' : ''}
              {number && doctor_phone ? <a href={`tel:${doctor_phone.replaceAll(/[^\d+]/g, '')}`}>{number}</a> : null}
            </dd>
          </div>
        ) : null}
      </dl>
    </>
  );
};
