import { Button, TextInput } from '@mantine/core';
import { updateUser } from '@nestling/contract/operations/users.gen.ts';
import { type Ended, useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { PhoneField } from '@nestling/kit/field/PhoneField.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { AddContactDocument, type ContactLineFragment } from '../contacts.graphql.ts';
import { peopleWords } from '../words.ts';
import { type Added, AfterAdding } from './AfterAdding.tsx';
import { changedOnly } from './changed-only.ts';
import { type NewLink, NewLinkFields, noLink } from './NewLinkFields.tsx';
import { PersonFields, usePersonRules } from './PersonFields.tsx';
import { StudentsField } from './StudentsField.tsx';
import { useSeen } from './use-seen.ts';

/** Adds a contact and says what comes next, or changes one; a second editor is told what the first has changed. */
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
  const change = useAction(updateUser, { ownErrors: true });
  const [added, setAdded] = useState<Added | null>(null);
  const rules = usePersonRules();
  const seen = useSeen(contact?.updated_at ?? null);
  const initial = {
    fname: contact?.fname ?? '',
    lname: contact?.lname ?? '',
    username: contact?.username ?? '',
    email: contact?.email ?? '',
    phone: contact?.phone ?? '',
    emergency_contact: contact?.emergency_contact ?? '',
    students: contact?.students.map(({ id }) => id) ?? [],
    link: noLink,
  };
  const linksAnew = (students: readonly string[]): boolean => students.some((id) => !initial.students.includes(id));
  const form = useRecordForm({
    name: contact ? `contact:${contact.id}` : `contact:new:${location}`,
    initial,
    validate: {
      ...rules.validate,
      // What a contact is to a child gives custody: it is asked, never preset.
      link: (link: NewLink, { students }) => (linksAnew(students) && !link.relation ? t('needRelation') : null),
    },
    save: async (values): Promise<Ended<object> | null> => {
      const { link, ...own } = values;
      const { students, phone, emergency_contact, ...names } = own;
      const given = linksAnew(students) ? link : {};
      if (!contact) {
        const ended = await add.run({
          ...names,
          phone: phone.trim() || null,
          emergency_contact: emergency_contact.trim() || null,
          students,
          ...given,
          locations: [location],
        });
        const id = ended?.kind === 'done' ? ended.data.createUser?.user?.id : undefined;
        if (id) setAdded({ id, name: `${names.fname.trim()} ${names.lname.trim()}`, phone: phone.trim(), students });
        return ended;
      }
      return seen.noted(await change.run({ id: contact.id, ...changedOnly(initial, own), ...given, ...seen.sent }));
    },
    onSaved: () => {
      if (contact) onClose();
    },
  });
  const { fields } = form;
  const { fname, students, link } = fields.getValues();
  if (added) return <AfterAdding added={added} location={location} onClose={onClose} />;
  return (
    <SidePanel title={contact ? t('edit', { name: contact.full_name }) : t('add')} onClose={onClose}>
      <FormBody
        form={form}
        labels={{ ...rules.labels, students: t('students'), link: t('relation') }}
        actions={
          <Button type="submit" loading={form.busy}>
            {contact ? t('save') : fname.trim() ? t('addNamed', { name: fname.trim() }) : t('add')}
          </Button>
        }
      >
        <PersonFields fields={fields} help={contact ? {} : { username: t('usernameHelp') }} />
        <PhoneField label={t('phone')} {...fields.getInputProps('phone')} />
        <TextInput
          label={t('emergency')}
          autoComplete="off"
          maxLength={500}
          {...fields.getInputProps('emergency_contact')}
        />
        <StudentsField
          location={location}
          value={students}
          known={contact?.students}
          error={fields.getInputProps('students').error}
          onChange={(next) => fields.setFieldValue('students', next)}
        />
        {linksAnew(students) ? (
          <NewLinkFields
            location={location}
            value={link}
            error={fields.getInputProps('link').error}
            onChange={(next) => fields.setFieldValue('link', next)}
          />
        ) : null}
      </FormBody>
    </SidePanel>
  );
};
