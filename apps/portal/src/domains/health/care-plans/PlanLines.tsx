import { phoneWords } from '@nestling/rules/phones.ts';
import { stepsOf, useCareWords } from './care-plan-words.ts';
import type { CareStepsFragment } from './care-plans.graphql.ts';
import classes from './care-plans.module.css';

/** Plans with their steps in a cell, for paper: whoever holds it has no screen to press. */
export const PlanLines = ({ plans }: { plans: readonly CareStepsFragment[] }) => {
  const { t, severityName } = useCareWords();
  return (
    <ul className={classes.cards}>
      {plans.map((plan) => {
        const { id, name, severity, medicine, medicine_at, doctor, doctor_phone } = plan;
        const kept = [medicine, medicine_at].filter(Boolean).join(', ');
        const doctors = [doctor, doctor_phone && phoneWords(doctor_phone)].filter(Boolean).join(', ');
        return (
          <li key={id}>
            <b>
              {name}, {severityName(severity).toLowerCase()}
            </b>
            {': '}
            {stepsOf(plan)
              .map((step, at) => `${at + 1}. ${step}`)
              .join(' ')}
            {kept ? ` ${t('medicine')}: ${kept}.` : ''}
            {doctors ? ` ${t('doctor')}: ${doctors}.` : ''}
          </li>
        );
      })}
    </ul>
  );
};
