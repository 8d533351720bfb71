import { Button, MultiSelect, Select, TextInput } from '@mantine/core';
import { type Ended, useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { stated } from '@nestling/ui/format/when.ts';
import { useWords } from '@nestling/ui/words.ts';
import { lazy, Suspense, useState } from 'react';
import { useQuery } from 'urql';
import type { RosterChoicesQuery } from './choices.graphql.ts';
import { ContactsToLinkDocument } from './contacts.graphql.ts';
import { CreateStudentDocument, type CreateStudentMutation } from './createStudent.graphql.ts';
import { rosterWords } from './words.ts';

const Twins = lazy(() => import('./Twins.tsx'));

const none: string[] = [];

const today = (): string => stated(Date.now()).date;

/** True where the server found one of the same names and birthday already. */
const isTwin = (ended: Ended<CreateStudentMutation> | null): boolean =>
  ended?.kind === 'declined' && ended.fieldErrors.some(({ code }) => code === 'DUPLICATE');

/** Adds a student: names, birthday, room, own cameras and contacts. */
export const AddStudent = ({
  location,
  choices,
  onClose,
}: {
  location: string;
  choices: RosterChoicesQuery | undefined;
  onClose: () => void;
}) => {
  const t = useWords(rosterWords);
  const create = useAction(CreateStudentDocument, { ownErrors: true });
  const [twin, setTwin] = useState(false);
  const [search, setSearch] = useState('');
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  const [{ data: found }] = useQuery({
    query: ContactsToLinkDocument,
    variables: { location, search: search || null },
  });
  const relations = choices?.relationships ?? [];

  const form = useRecordForm({
    name: `student:new:${location}`,
    initial: { fname: '', lname: '', nick_name: '', dob: '', room: '', cameras: none, users: none, relation: '' },
    validate: {
      fname: (value) => (value.trim() ? null : t('needName')),
      lname: (value) => (value.trim() ? null : t('needLast')),
      room: (value) => (value ? null : t('needRoom')),
      dob: (value) => (value > today() ? t('badDay') : null),
      // What a contact is to the child gives custody: it is asked, never preset.
      relation: (value, { users }) => (users.length > 0 && !value ? t('needRelation') : null),
    },
    save: async ({ fname, lname, nick_name, dob, room, cameras, users, relation }) => {
      const ended = await create.run({
        location,
        fname: fname.trim(),
        lname: lname.trim(),
        nick_name: nick_name.trim() || null,
        dob: dob || null,
        room,
        cameras,
        users,
        relation: users.length > 0 ? relation : null,
        check_duplicate: !twin,
      });
      setTwin(isTwin(ended));
      return ended;
    },
    onSaved: onClose,
  });
  const { fields } = form;
  const { fname, users, cameras } = fields.getValues();
  const contacts = new Map([...known, ...(found?.users.data ?? []).map((one) => [one.id, one.full_name] as const)]);
  const named = fname.trim();

  return (
    <SidePanel title={t('add')} onClose={onClose}>
      <FormBody
        form={form}
        labels={{
          fname: t('fname'),
          lname: t('lname'),
          room: t('homeroom'),
          dob: t('birthday'),
          relation: t('relation'),
        }}
        actions={
          <Button type="submit" loading={form.busy}>
            {!named ? t('add') : twin ? t('addAnyway', { name: named }) : t('addNamed', { name: named })}
          </Button>
        }
      >
        {twin ? (
          <Suspense>
            <Twins {...fields.getValues()} relation={fields.getValues().relation} onClose={onClose} />
          </Suspense>
        ) : null}
        <TextInput label={t('fname')} withAsterisk autoComplete="off" {...fields.getInputProps('fname')} />
        <TextInput label={t('lname')} withAsterisk autoComplete="off" {...fields.getInputProps('lname')} />
        <TextInput
          label={t('nick')}
          description={t('nickHelp')}
          autoComplete="off"
          {...fields.getInputProps('nick_name')}
        />
        <TextInput label={t('birthday')} type="date" max={today()} {...fields.getInputProps('dob')} />
        <Select
          label={t('homeroom')}
          withAsterisk
          data={(choices?.location_programs ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          {...fields.getInputProps('room')}
        />
        <MultiSelect
          label={t('contacts')}
          description={t('contactsHelp')}
          searchable
          data={[...contacts].map(([value, label]) => ({ value, label }))}
          value={users}
          searchValue={search}
          onSearchChange={setSearch}
          onChange={(next) => {
            setKnown(new Map([...contacts].filter(([id]) => next.includes(id))));
            fields.setFieldValue('users', next);
          }}
        />
        {users.length > 0 ? (
          <Select
            label={t('relation')}
            withAsterisk
            data={relations.map(({ id, name }) => ({ value: id, label: name }))}
            {...fields.getInputProps('relation')}
          />
        ) : null}
        <MultiSelect
          label={t('cameras')}
          description={t('camerasText')}
          data={(choices?.location_cameras ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={cameras}
          onChange={(next) => fields.setFieldValue('cameras', next)}
        />
      </FormBody>
    </SidePanel>
  );
};
