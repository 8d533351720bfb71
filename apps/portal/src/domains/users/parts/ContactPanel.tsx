import { Button, MultiSelect, TextInput } from '@mantine/core';
import { type Ended, useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useQuery } from 'urql';
import { StudentsToGiveDocument } from '../../tags/studentsToGive.graphql.ts';
import { AddContactDocument, ChangeContactDocument, type ContactLineFragment } from '../contacts.graphql.ts';
import { isEmail, isPhone, usernameFrom } from '../username.ts';
import { peopleWords } from '../words.ts';
import { changedOnly } from './changed-only.ts';

/** Adds a contact, or changes one; a second editor is told what the first has changed. */
export const ContactPanel = ({
  location,
  contact,
  onClose,
}: {
  location: string;
  contact: ContactLineFragment | null;
  onClose: () => void;
}) => {
  const t = useWords(peopleWords);
  const add = useAction(AddContactDocument, { ownErrors: true });
  const change = useAction(ChangeContactDocument, { ownErrors: true });
  const [seen, setSeen] = useState(contact?.updated_at ?? null);
  const [search, setSearch] = useState('');
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(
    new Map(contact?.students.map(({ id, full_name }) => [id, full_name])),
  );
  const [{ data }] = useQuery({ query: StudentsToGiveDocument, variables: { location, search: search || null } });
  const initial = {
    fname: contact?.fname ?? '',
    lname: contact?.lname ?? '',
    username: contact?.username ?? '',
    email: contact?.email ?? '',
    phone: contact?.phone ?? '',
    emergency_contact: contact?.emergency_contact ?? '',
    students: contact?.students.map(({ id }) => id) ?? [],
  };
  const form = useRecordForm({
    name: contact ? `contact:${contact.id}` : `contact:new:${location}`,
    initial,
    validate: {
      fname: (value) => (value.trim() ? null : t('needName')),
      lname: (value) => (value.trim() ? null : t('needLast')),
      username: (value) => (value.trim() ? null : t('needUsername')),
      email: (value) => (isEmail(value) ? null : t('needEmail')),
      phone: (value) => (isPhone(value) ? null : t('needPhone')),
    },
    save: async (values): Promise<Ended<object> | null> => {
      const { students, phone, emergency_contact, ...names } = values;
      if (!contact)
        return add.run({
          ...names,
          phone: phone.trim() || null,
          emergency_contact: emergency_contact.trim() || null,
          students,
          locations: [location],
        });
      const ended = await change.run({
        id: contact.id,
        ...changedOnly(initial, values),
        ...(seen ? { seen } : {}),
      });
      // What has changed meanwhile stands at its field now: saving again is meant.
      if (ended?.kind === 'declined' && ended.mends.some(({ code }) => code === 'CHANGED'))
        setSeen(new Date().toISOString());
      return ended;
    },
    onSaved: onClose,
  });
  const { fields } = form;
  const { fname, lname, username, students } = fields.getValues();
  const names = new Map([...known, ...(data?.students.data ?? []).map((one) => [one.id, one.full_name] as const)]);
  const suggest = () => {
    if (!username.trim()) fields.setFieldValue('username', usernameFrom(fname, lname));
  };
  return (
    <SidePanel title={contact ? t('edit', { name: contact.full_name }) : t('add')} onClose={onClose}>
      <FormBody
        form={form}
        labels={{
          fname: t('fname'),
          lname: t('lname'),
          username: t('username'),
          email: t('email'),
          phone: t('phone'),
          students: t('students'),
        }}
        actions={
          <Button type="submit" loading={form.busy}>
            {contact ? t('save') : fname.trim() ? t('addNamed', { name: fname.trim() }) : t('add')}
          </Button>
        }
      >
        <TextInput
          label={t('fname')}
          withAsterisk
          autoComplete="off"
          maxLength={200}
          {...fields.getInputProps('fname')}
        />
        <TextInput
          label={t('lname')}
          withAsterisk
          autoComplete="off"
          maxLength={200}
          {...fields.getInputProps('lname')}
        />
        <TextInput
          label={t('email')}
          withAsterisk
          type="email"
          autoComplete="off"
          {...fields.getInputProps('email')}
          onFocus={suggest}
        />
        <TextInput
          label={t('username')}
          description={contact ? undefined : t('usernameHelp')}
          withAsterisk
          autoComplete="off"
          maxLength={100}
          {...fields.getInputProps('username')}
        />
        <TextInput label={t('phone')} type="tel" autoComplete="off" {...fields.getInputProps('phone')} />
        <TextInput
          label={t('emergency')}
          autoComplete="off"
          maxLength={500}
          {...fields.getInputProps('emergency_contact')}
        />
        <MultiSelect
          label={t('students')}
          description={t('studentsHelp')}
          searchable
          hidePickedOptions
          data={[...names].map(([value, label]) => ({ value, label }))}
          searchValue={search}
          onSearchChange={setSearch}
          {...fields.getInputProps('students')}
          value={students}
          onChange={(next) => {
            setKnown(new Map([...names].filter(([id]) => next.includes(id))));
            fields.setFieldValue('students', next);
          }}
        />
      </FormBody>
    </SidePanel>
  );
};
