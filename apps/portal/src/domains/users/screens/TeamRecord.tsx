import { RecordScreen } from '@nestling/kit/RecordScreen.tsx';
import { Tabs } from '@nestling/kit/Tabs.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useHere } from '../../../shell/here.ts';
import { PersonCredentials } from '../../files/credentials/PersonCredentials.tsx';
import { credentialWords } from '../../files/credentials/words.ts';
import { TeamDays } from '../../schedules/people/TeamDays.tsx';
import { plannedWords } from '../../schedules/people/words.ts';
import { PersonFacts } from '../record/PersonFacts.tsx';
import { PersonHead } from '../record/PersonHead.tsx';
import { PersonHistory } from '../record/PersonHistory.tsx';
import { PersonSignIns } from '../record/PersonSignIns.tsx';
import { signInWords } from '../record/sign-in-words.ts';
import { usePersonRecord } from '../record/use-person-record.ts';
import { peopleWords } from '../words.ts';

/** The profile of somebody of the team. */
const TeamRecord = () => {
  const t = useWords(peopleWords);
  const tPlanned = useWords(plannedWords);
  const s = useWords(signInWords);
  const c = useWords(credentialWords);
  const { params } = useHere();
  const answer = usePersonRecord(params.team ?? '');
  return (
    <RecordScreen
      answer={answer}
      titleOf={({ full_name }) => full_name}
      head={(person) => <PersonHead person={person} contact={false} />}
    >
      {(person) => (
        <Tabs
          label={t('tabs')}
          tabs={[
            { key: 'facts', label: t('facts'), content: () => <PersonFacts person={person} contact={false} /> },
            {
              key: 'schedule',
              label: tPlanned('schedule'),
              content: () => <TeamDays person={{ id: person.id, name: person.full_name }} />,
            },
            {
              key: 'credentials',
              label: c('tabs'),
              content: () => <PersonCredentials person={{ id: person.id, name: person.full_name }} />,
            },
            { key: 'sign-ins', label: s('signIns'), content: () => <PersonSignIns id={person.id} /> },
            { key: 'history', label: t('history'), content: () => <PersonHistory id={person.id} /> },
          ]}
        />
      )}
    </RecordScreen>
  );
};

export default TeamRecord;
