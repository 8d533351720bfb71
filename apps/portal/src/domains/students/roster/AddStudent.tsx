import { MultiSelect, Select, TextInput } from '@mantine/core';
import type { Ended } from '@nestling/kit/action.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { choicesOf } from '@nestling/kit/field/choices.ts';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { stated } from '@nestling/ui/format/when.ts';
import { lazy } from '@nestling/ui/lazy.ts';
import { useWords } from '@nestling/ui/words.ts';
import { Suspense, useState } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import { ContactRows } from './ContactRows.tsx';
import type { RosterChoicesQuery } from './choices.graphql.ts';
import { type ContactRow, guardiansOf, missingIn } from './contact-rows.ts';
import { CreateStudentDocument, type CreateStudentMutation } from './createStudent.graphql.ts';
import { newStudentWords } from './new-student-words.ts';
import { namesOf, readContact } from './read-contact.ts';
import { rosterWords } from './words.ts';

const Twins = lazy(() => import('./Twins.tsx'));

const none: string[] = [];
const noRows: readonly ContactRow[] = [];

const today = (): string => stated(Date.now()).date;

/** True where the server found one of the same names and birthday already. */
const isTwin = (ended: Ended<CreateStudentMutation> | null): boolean =>
  ended?.kind === 'declined' && ended.fieldErrors.some(({ code }) => code === 'DUPLICATE');

/**
 * Adds a student with names, birthday, room, own cameras and contacts, those nobody knew among them: one call, all or
 * nothing.
 * @param room chosen already, as in a list of one room
 */
export const AddStudent = ({
  location,
  choices,
  room: first,
  onAdded,
  onClose,
}: {
  location: string;
  choices: RosterChoicesQuery | undefined;
  room: string;
  onAdded: (id: string) => void;
  onClose: () => void;
}) => {
  const t = useWords(rosterWords);
  const words = useWords(newStudentWords);
  const may = useMay();
  const [twin, setTwin] = useState(false);
  const relations = choices?.relationships ?? [];
  /** All rows, and the one that is typed and not left yet. */
  const allRows = ({ contacts, typed }: { contacts: readonly ContactRow[]; typed: string }): readonly ContactRow[] =>
    typed.trim() ? [...contacts, { user: null, may: [], ...readContact(typed, relations) }] : contacts;

  const form = useCallForm({
    add: CreateStudentDocument,
    fixed: { location },
    values: { fname: '', lname: '', nick_name: '', dob: '', room: first, cameras: none, contacts: noRows, typed: '' },
    args: (given, values) => ({ ...given, ...guardiansOf(allRows(values)), check_duplicate: !twin }),
    validate: {
      // What a contact is to the child gives custody: it is asked, never preset.
      contacts: (_, values) => {
        const lacking = allRows(values).find((row) => missingIn(row));
        const what = lacking ? missingIn(lacking) : null;
        return lacking && what ? words(what, { name: lacking.name }) : null;
      },
    },
    save: async (run) => {
      const ended = await run();
      setTwin(isTwin(ended));
      return ended;
    },
    onSaved: ({ createNewStudent: added }) => (added?.student ? onAdded(added.student.id) : onClose()),
  });
  const { field } = form;
  const { fname, lname, dob, contacts, typed } = form.values;
  const named = fname.trim();
  /** Most children have the last name of who brings them: an empty field takes that of the first contact, where it is seen. */
  const takeContacts = (next: readonly ContactRow[]): void => {
    const [first] = next;
    if (first && contacts.length === 0 && lname.trim() === '') form.set('lname', namesOf(first.name).lname);
    form.set('contacts', next);
  };
  /** What the server said of a row that is made new: it counts those alone. */
  const errorOf = (at: number) =>
    contacts[at]?.user === null
      ? form.fields.errors[`new_users.${contacts.slice(0, at).filter(({ user }) => user === null).length}.email`]
      : null;

  return (
    <FormPanel
      form={form}
      title={t('add')}
      onClose={onClose}
      submit={!named ? t('add') : twin ? t('addAnyway', { name: named }) : t('addNamed', { name: named })}
    >
      {twin ? (
        <Suspense>
          <Twins fname={fname} lname={lname} dob={dob} guardians={guardiansOf(contacts).users} onClose={onClose} />
        </Suspense>
      ) : null}
      <TextInput autoComplete="off" {...field('fname', t('fname'))} />
      <TextInput autoComplete="off" {...field('lname', t('lname'))} />
      <Select data={choicesOf(choices?.location_programs)} {...field('room', t('homeroom'))} />
      {may('manage_guardians') && may('manage_contacts') ? (
        <ContactRows
          location={location}
          relations={relations}
          rows={contacts}
          typed={typed}
          checked={Boolean(form.fields.errors.contacts)}
          errorOf={errorOf}
          onRows={takeContacts}
          onTyped={(text) => form.set('typed', text)}
        />
      ) : null}
      <DateField {...field('dob', t('birthday'))} max={today()} />
      <TextInput autoComplete="off" {...field('nick_name', t('nick'), t('nickHelp'))} />
      {may('manage_cameras') ? (
        <MultiSelect
          data={choicesOf(choices?.location_cameras)}
          {...field('cameras', t('cameras'), t('camerasText'))}
        />
      ) : null}
    </FormPanel>
  );
};
