import { RecordScreen } from '@nestling/kit/RecordScreen.tsx';
import { Tabs } from '@nestling/kit/Tabs.tsx';
import { lazy } from '@nestling/ui/lazy.ts';
import { useWords } from '@nestling/ui/words.ts';
import { Suspense } from 'react';
import { useHere } from '../../../shell/here.ts';
import { ContactHours } from '../../schedules/own/ContactHours.tsx';
import records from '../../students/record/record.module.css';
import { LinkedStudents } from '../record/LinkedStudents.tsx';
import { PersonCounters } from '../record/PersonCounters.tsx';
import { PersonFacts } from '../record/PersonFacts.tsx';
import { PersonHead } from '../record/PersonHead.tsx';
import { PersonHistory } from '../record/PersonHistory.tsx';
import { PersonLogins } from '../record/PersonLogins.tsx';
import { PersonSignIns } from '../record/PersonSignIns.tsx';
import { signInWords } from '../record/sign-in-words.ts';
import { usePersonRecord } from '../record/use-person-record.ts';
import { peopleWords } from '../words.ts';

const PersonMerge = lazy(() => import('../record/PersonMerge.tsx'));

/** The profile of a contact: whom it belongs to, who it is, and what it used. */
const ContactRecord = () => {
  const t = useWords(peopleWords);
  const s = useWords(signInWords);
  const { params } = useHere();
  const answer = usePersonRecord(params.camuserId ?? '');
  return (
    <RecordScreen
      answer={answer}
      titleOf={({ full_name }) => full_name}
      head={(person) => <PersonHead person={person} contact />}
    >
      {(person) => (
        <Tabs
          label={t('tabs')}
          tabs={[
            {
              key: 'students',
              label: t('students'),
              content: () => (
                <>
                  <PersonCounters id={person.id} />
                  <LinkedStudents id={person.id} />
                  {person.status === 'active' ? (
                    <Suspense>
                      <PersonMerge person={person} />
                    </Suspense>
                  ) : null}
                </>
              ),
            },
            { key: 'facts', label: t('facts'), content: () => <PersonFacts person={person} contact /> },
            {
              key: 'logins',
              label: t('logins'),
              content: () => (
                <div className={records.sections}>
                  <PersonLogins id={person.id} />
                  <ContactHours person={person} />
                </div>
              ),
            },
            { key: 'sign-ins', label: s('signIns'), content: () => <PersonSignIns id={person.id} /> },
            { key: 'history', label: t('history'), content: () => <PersonHistory id={person.id} /> },
          ]}
        />
      )}
    </RecordScreen>
  );
};

export default ContactRecord;
