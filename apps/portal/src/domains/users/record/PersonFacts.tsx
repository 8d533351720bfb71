import {
  saveUserColumn,
  saveUserEmail,
  saveUserName,
  saveUserUserName,
} from '@nestling/contract/operations/users.gen.ts';
import { phoneWords } from '@nestling/rules/phones.ts';
import { dateWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import type { ReactNode } from 'react';
import { InlineEdit } from '../../students/record/InlineEdit.tsx';
import records from '../../students/record/record.module.css';
import { useReversible } from '../../students/record/reversible.ts';
import { WordsFact } from '../../students/record/WordsFact.tsx';
import { allergyList, medicationList, tagList } from '../../tags/lists.ts';
import { peopleWords } from '../words.ts';
import type { PersonRecord } from './use-person-record.ts';

const columns = {
  nick_name: 'nickname',
  middle_name: 'middleName',
  phone: 'phone',
  phone2: 'phone2',
  emergency_contact: 'emergency',
  job_title: 'jobTitle',
  note: 'note',
} as const;
type ColumnFact = keyof typeof columns;

/** The facts of somebody, each changed where it stands and taken back from its notice. */
export const PersonFacts = ({ person, contact }: { person: PersonRecord; contact: boolean }) => {
  const t = useWords(peopleWords);
  const { language } = useSpeech();
  const { id, fname, lname, email, username } = person;
  const { send: saveColumn } = useReversible(saveUserColumn);
  const { send: saveName } = useReversible(saveUserName);
  const { send: saveEmail } = useReversible(saveUserEmail);
  const { send: saveUsername } = useReversible(saveUserUserName);
  const told = (label: string, before: string | null) => ({
    title: t('saved', { label }),
    detail: t('before', { value: before || t('empty_value') }),
  });
  const column = (key: ColumnFact, kind: 'text' | 'tel' | 'long' = 'text') => {
    const label = t(columns[key]);
    const before = person[key];
    return (
      <InlineEdit
        label={label}
        value={before}
        shown={kind === 'tel' && before ? phoneWords(before) : undefined}
        kind={kind}
        onSave={(value) =>
          void saveColumn({ id, column: key, value }, { id, column: key, value: before ?? '' }, told(label, before))
        }
      />
    );
  };
  const name = (key: 'fname' | 'lname') => (
    <InlineEdit
      label={t(key)}
      value={person[key]}
      onSave={(value) =>
        void (value && saveName({ id, fname, lname, [key]: value }, { id, fname, lname }, told(t(key), person[key])))
      }
    />
  );
  const carrier = { user_id: id };
  return (
    <div className={records.facts}>
      <Group title={t('person')}>
        {name('fname')}
        {name('lname')}
        {column('nick_name')}
        {column('phone', 'tel')}
        {column('phone2', 'tel')}
        {contact ? column('emergency_contact') : column('job_title')}
        <WordsFact list={tagList} words={person.tags} carrier={carrier} editable />
        <WordsFact list={allergyList} words={person.allergies} carrier={carrier} editable />
        <WordsFact list={medicationList} words={person.medications} carrier={carrier} editable />
        {column('note', 'long')}
      </Group>
      <Group title={t('account')}>
        <InlineEdit
          label={t('email')}
          value={email}
          onSave={(value) =>
            void (value && saveEmail({ id, email: value }, email ? { id, email } : null, told(t('email'), email)))
          }
        />
        <InlineEdit
          label={t('username')}
          value={username}
          onSave={(value) =>
            void (
              value &&
              saveUsername({ id, username: value }, username ? { id, username } : null, told(t('username'), username))
            )
          }
        />
        <InlineEdit label={t('roles')} value={person.roles.map(({ name: role }) => roleWord(role, t)).join(', ')} />
        <InlineEdit label={t('locations')} value={person.locations.map((one) => one.name).join(', ')} />
        {contact ? null : <InlineEdit label={t('rooms')} value={person.programs.map((one) => one.name).join(', ')} />}
        <InlineEdit
          label={t('lastLogin')}
          value={person.last_login_time}
          shown={person.last_login_time ? dateWords(person.last_login_time, language) : t('never')}
        />
      </Group>
      <p className={records.quiet} data-figures>
        {[
          person.created_at ? t('since', { date: dateWords(person.created_at, language) }) : null,
          person.updated_at && person.last_updated_by
            ? t('lastChange', { date: dateWords(person.updated_at, language), name: person.last_updated_by })
            : null,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  );
};

type Say = ReturnType<typeof useWords<(typeof peopleWords)['en']>>;
const roleWord = (role: string, t: Say): string =>
  role === 'teacher' || role === 'manager' || role === 'admin' ? t(role) : role === 'user' ? t('contact') : role;

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className={records.heading}>{title}</h2>
    <dl>{children}</dl>
  </section>
);
