import { Checkbox } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { PeoplePicker } from '@nestling/kit/field/PeoplePicker.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { useWords } from '@nestling/ui/words.ts';
import { usePerson } from '../../../session/session.ts';
import { useFindPeople } from '../../../shell/find-people.ts';
import type { Audience } from '../audience.ts';
import { AlertRoomsDocument } from '../texts.graphql.ts';
import { alertWords } from '../words.ts';
import classes from './alerts.module.css';

const students = ['student'] as const;
const people = ['contact', 'staff'] as const;

/** Whom something is sent to: rooms, children's families, people. */
export const AudienceFields = ({
  location,
  value,
  onChange,
}: {
  location: string;
  value: Audience;
  onChange: (next: Audience) => void;
}) => {
  const t = useWords(alertWords);
  const { role } = usePerson();
  const findStudents = useFindPeople(students);
  const findPeople = useFindPeople(people);
  const { data } = useAsk(AlertRoomsDocument, { location });
  return (
    <>
      <Checkbox.Group
        label={t('rooms')}
        description={t('roomsHelp')}
        value={[...value.rooms]}
        onChange={(rooms) => onChange({ ...value, rooms })}
      >
        <div className={classes.rooms}>
          {(data?.location_programs ?? []).map(({ id, name }) => (
            <Checkbox key={id} value={id} label={name} />
          ))}
        </div>
      </Checkbox.Group>
      <PeoplePicker
        label={t('children')}
        description={t('childrenHelp')}
        value={value.children}
        find={findStudents}
        onChange={(children) => onChange({ ...value, children })}
      />
      {allows(role, 'manager') ? (
        <PeoplePicker
          label={t('people')}
          value={value.people}
          find={findPeople}
          onChange={(chosen) => onChange({ ...value, people: chosen })}
        />
      ) : null}
    </>
  );
};
