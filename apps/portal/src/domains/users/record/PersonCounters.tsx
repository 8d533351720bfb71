import { useAsk } from '@nestling/kit/ask.ts';
import { useWords } from '@nestling/ui/words.ts';
import records from '../../students/record/record.module.css';
import { signInWords } from './sign-in-words.ts';
import { PersonCountersDocument } from './sign-ins.graphql.ts';

/** What is waiting for a contact: notices nobody opened, questions nobody answered. Nothing where there is none. */
export const PersonCounters = ({ id }: { id: string }) => {
  const t = useWords(signInWords);
  const { data } = useAsk(PersonCountersDocument, { id });
  const told = data?.getUserCounters;
  const said = told
    ? [
        told.notifications > 0 ? t('notifications', { count: told.notifications }) : null,
        told.questions > 0 ? t('questions', { count: told.questions }) : null,
      ].filter((one) => one !== null)
    : [];
  return said.length === 0 ? null : <p className={records.quiet}>{said.join(' · ')}</p>;
};
