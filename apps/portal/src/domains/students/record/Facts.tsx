import { updateStudentBillingProgram } from '@nestling/contract/operations/students.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { genders } from '@nestling/rules/genders.ts';
import { phoneWords } from '@nestling/rules/phones.ts';
import { dateWords } from '@nestling/ui/format/when.ts';
import { type Language, useSpeech, useWords } from '@nestling/ui/words.ts';
import type { ReactNode } from 'react';
import { BillingProgramChoicesDocument } from '../../billing/programs.graphql.ts';
import { allergyList, medicationList, tagList } from '../../tags/lists.ts';
import { RosterChoicesDocument } from '../roster/choices.graphql.ts';
import { useManyStudents } from '../roster/use-many.ts';
import { AllergyActs } from './AllergyActs.tsx';
import { InlineEdit } from './InlineEdit.tsx';
import classes from './record.module.css';
import { useReversible } from './reversible.ts';
import { type StudentRecord, useRights } from './use-record.ts';
import { type AddressFact, type ColumnFact, useSaveFacts } from './use-save-facts.ts';
import { WordsFact } from './WordsFact.tsx';
import { recordWords } from './words.ts';

const days: readonly ColumnFact[] = ['dob', 'enrollment_date', 'graduation_date'];
const address: readonly AddressFact[] = ['street_1', 'street_2', 'city', 'state', 'zip', 'country'];
const kindOf = (key: ColumnFact): 'date' | 'tel' | 'long' | 'text' => {
  if (days.includes(key)) return 'date';
  if (key === 'doctor_phone') return 'tel';
  return key === 'note' ? 'long' : 'text';
};

/** A day as people write it: it has no time zone, so none may move it. */
const dayWords = (day: string | null, language: Language): string | null => (day ? dateWords(day, language) : null);

/** The facts of a student; staff change each where it stands. */
export const Facts = ({ student }: { student: StudentRecord }) => {
  const t = useWords(recordWords);
  const { language } = useSpeech();
  const { staff, office, edits } = useRights();
  const places = (['enrolled', 'waitlist', 'graduated'] as const).map((value) => ({ value, label: t(value) }));
  const save = useSaveFacts(student);
  const carrier = { student_id: student.id };
  const shown = (key: ColumnFact, value: string | null): string | null => {
    if (days.includes(key)) return dayWords(value, language);
    if (key === 'doctor_phone') return value && phoneWords(value);
    const known = key === 'gender' ? genders.find((one) => one === value) : undefined;
    return known ? t(known) : value;
  };
  const column = (key: ColumnFact) => (
    <InlineEdit
      key={key}
      label={t(key)}
      value={student[key]}
      shown={shown(key, student[key])}
      kind={kindOf(key)}
      onSave={edits ? (value) => save.column(key, value) : undefined}
    />
  );
  const name = (key: 'fname' | 'lname') => (
    <InlineEdit
      key={key}
      label={t(key)}
      value={student[key]}
      onSave={edits ? (value) => (value ? save.name(key, value) : undefined) : undefined}
    />
  );
  return (
    <div className={classes.facts}>
      <Group title={t('person')}>
        {name('fname')}
        {name('lname')}
        {column('nick_name')}
        {column('dob')}
        <InlineEdit
          label={t('gender')}
          value={student.gender}
          shown={shown('gender', student.gender)}
          choices={genders.map((value) => ({ value, label: t(value) }))}
          onSave={edits ? (value) => save.column('gender', value) : undefined}
        />
        {staff ? column('race') : null}
        {staff ? column('ethnicity') : null}
      </Group>
      <Group
        title={t('health')}
        acts={staff && !student.archived_at ? <AllergyActs student={student} answers={edits} /> : null}
        more={
          <>
            <WordsFact list={medicationList} words={student.medications} carrier={carrier} editable={office} />
            {column('doctor_name')}
            {column('doctor_phone')}
          </>
        }
      >
        <WordsFact
          list={allergyList}
          words={student.allergies}
          carrier={carrier}
          editable={office}
          empty={
            student.no_allergies_at
              ? [t('noAllergies'), student.no_allergies_by?.full_name, dateWords(student.no_allergies_at, language)]
                  .filter(Boolean)
                  .join(' · ')
              : t('notAsked')
          }
        />
      </Group>
      <Group title={t('place')}>
        <InlineEdit label={t('place')} value={student.location?.name ?? null} />
        <Homeroom student={student} />
        {staff ? <BillingProgram student={student} /> : null}
        <InlineEdit
          label={t('placeKind')}
          value={student.type}
          shown={places.find(({ value }) => value === student.type)?.label}
          choices={places}
          onSave={office && edits ? (type) => save.place(type) : undefined}
        />
        {student.other_rooms.length > 0 ? (
          <InlineEdit label={t('otherRooms')} value={student.other_rooms.map((room) => room.name).join(', ')} />
        ) : null}
        {column('enrollment_date')}
        {column('graduation_date')}
      </Group>
      <Group title={t('home')}>
        {address.map((key) => (
          <InlineEdit
            key={key}
            label={t(key)}
            value={student[key]}
            onSave={edits ? (value) => save.address(key, value) : undefined}
          />
        ))}
      </Group>
      {staff ? (
        <Group title={t('office')}>
          <WordsFact list={tagList} words={student.tags} carrier={carrier} editable={office} />
          {column('note')}
          {column('external_id')}
        </Group>
      ) : null}
    </div>
  );
};

/** The room a student belongs to; the office moves it from here. */
const Homeroom = ({ student }: { student: StudentRecord }) => {
  const t = useWords(recordWords);
  const { office, enrolls } = useRights();
  const { act } = useManyStudents();
  const location = student.location?.id ?? '';
  const { data } = useAsk(RosterChoicesDocument, { location }, { pause: !office || !location });
  const rooms = data?.location_programs.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <InlineEdit
      label={t('homeroom')}
      value={student.program?.id ?? null}
      shown={student.program?.name ?? null}
      choices={rooms}
      onSave={enrolls && rooms && !student.archived_at ? (room) => void act('move_room', [student], room) : undefined}
    />
  );
};

/** What a student is billed as, chosen from the programs of its location. */
const BillingProgram = ({ student }: { student: StudentRecord }) => {
  const t = useWords(recordWords);
  const { office, edits } = useRights();
  const { send } = useReversible(updateStudentBillingProgram);
  const { id: student_id, billing_program: now, location } = student;
  const { data } = useAsk(
    BillingProgramChoicesDocument,
    { location_id: location?.id ?? null },
    { pause: !office || !location },
  );
  const programs = data?.billingPrograms.data.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  const save = (billing_program_id: string) =>
    send({ student_id, billing_program_id }, now ? { student_id, billing_program_id: now.id } : null, {
      title: t('saved', { label: t('billingProgram') }),
      detail: t('before', { value: now?.name ?? t('empty') }),
    });
  return (
    <InlineEdit
      label={t('billingProgram')}
      value={now?.id ?? null}
      shown={now?.name ?? (data && programs.length === 0 ? t('noPrograms') : null)}
      choices={programs}
      onSave={office && edits && programs.length > 0 && !student.archived_at ? save : undefined}
    />
  );
};

/** Facts under their heading, then what may be done about them, then `more` facts: a list of facts holds nothing else. */
const Group = ({
  title,
  acts,
  more,
  children,
}: {
  title: string;
  acts?: ReactNode;
  more?: ReactNode;
  children: ReactNode;
}) => (
  <section>
    <h2 className={classes.heading}>{title}</h2>
    <dl>{children}</dl>
    {acts}
    {more ? <dl>{more}</dl> : null}
  </section>
);
