import { Button, MultiSelect, Select, TextInput } from '@mantine/core';
import { type Ended, useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
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
import { readContact } from './read-contact.ts';
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
  const create = useAction(CreateStudentDocument, { ownErrors: true });
  const [twin, setTwin] = useState(false);
  const relations = choices?.relationships ?? [];
  /** All rows, and the one that is typed and not left yet. */
  const allRows = ({ contacts, typed }: { contacts: readonly ContactRow[]; typed: string }): readonly ContactRow[] =>
    typed.trim() ? [...contacts, { user: null, may: [], ...readContact(typed, relations) }] : contacts;

  const form = useRecordForm({
    name: `student:new:${location}`,
    initial: {
      ...{ fname: '', lname: '', nick_name: '', dob: '', room: first, cameras: none },
      contacts: noRows,
      typed: '',
    },
    validate: {
      fname: (value) => (value.trim() ? null : t('needName')),
      lname: (value) => (value.trim() ? null : t('needLast')),
      room: (value) => (value ? null : t('needRoom')),
      dob: (value) => (value > today() ? t('badDay') : null),
      // What a contact is to the child gives custody: it is asked, never preset.
      contacts: (_, values) => {
        const lacking = allRows(values).find((row) => missingIn(row));
        const what = lacking ? missingIn(lacking) : null;
        return lacking && what ? words(what, { name: lacking.name }) : null;
      },
    },
    save: async ({ fname, lname, nick_name, dob, room, cameras, ...rest }) => {
      const ended = await create.run({
        location,
        fname: fname.trim(),
        lname: lname.trim(),
        nick_name: nick_name.trim() || null,
        dob: dob || null,
        room,
        cameras,
        ...guardiansOf(allRows(rest)),
        check_duplicate: !twin,
      });
      setTwin(isTwin(ended));
      return ended;
    },
    onSaved: ({ createNewStudent: added }) => (added?.student ? onAdded(added.student.id) : onClose()),
  });
  const { fields } = form;
  const { fname, lname, dob, cameras, contacts, typed } = fields.getValues();
  const named = fname.trim();
  /** What the server said of a row that is made new: it counts those alone. */
  const errorOf = (at: number) =>
    contacts[at]?.user === null
      ? fields.errors[`new_users.${contacts.slice(0, at).filter(({ user }) => user === null).length}.email`]
      : null;

  return (
    <SidePanel title={t('add')} onClose={onClose}>
      <FormBody
        form={form}
        labels={{
          fname: t('fname'),
          lname: t('lname'),
          room: t('homeroom'),
          dob: t('birthday'),
        }}
        actions={
          <Button type="submit" loading={form.busy}>
            {!named ? t('add') : twin ? t('addAnyway', { name: named }) : t('addNamed', { name: named })}
          </Button>
        }
      >
        {twin ? (
          <Suspense>
            <Twins fname={fname} lname={lname} dob={dob} guardians={guardiansOf(contacts).users} onClose={onClose} />
          </Suspense>
        ) : null}
        <TextInput label={t('fname')} withAsterisk autoComplete="off" {...fields.getInputProps('fname')} />
        <TextInput label={t('lname')} withAsterisk autoComplete="off" {...fields.getInputProps('lname')} />
        <Select
          label={t('homeroom')}
          withAsterisk
          data={(choices?.location_programs ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          {...fields.getInputProps('room')}
        />
        {may('manage_guardians') && may('manage_contacts') ? (
          <ContactRows
            location={location}
            relations={relations}
            rows={contacts}
            typed={typed}
            checked={Boolean(fields.errors.contacts)}
            errorOf={errorOf}
            onRows={(next) => fields.setFieldValue('contacts', next)}
            onTyped={(text) => fields.setFieldValue('typed', text)}
          />
        ) : null}
        <TextInput label={t('birthday')} type="date" max={today()} {...fields.getInputProps('dob')} />
        <TextInput
          label={t('nick')}
          description={t('nickHelp')}
          autoComplete="off"
          {...fields.getInputProps('nick_name')}
        />
        {may('manage_cameras') ? (
          <MultiSelect
            label={t('cameras')}
            description={t('camerasText')}
            data={(choices?.location_cameras ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            value={cameras}
            onChange={(next) => fields.setFieldValue('cameras', next)}
          />
        ) : null}
      </FormBody>
    </SidePanel>
  );
};
