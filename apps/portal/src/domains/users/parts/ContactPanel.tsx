import { TextInput } from '@mantine/core';
import { updateUser } from '@nestling/contract/operations/users.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { idsOf } from '@nestling/kit/field/choices.ts';
import { PhoneField } from '@nestling/kit/field/PhoneField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { AddContactDocument, type ContactLineFragment } from '../contacts.graphql.ts';
import { peopleWords } from '../words.ts';
import { type Added, AfterAdding } from './AfterAdding.tsx';
import { NewLinkFields } from './NewLinkFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import { StudentsField } from './StudentsField.tsx';

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
  const [added, setAdded] = useState<Added | null>(null);
  const linked = idsOf(contact?.students);
  const linksAnew = (students: readonly string[]): boolean => students.some((id) => !linked.includes(id));
  const form = useCallForm({
    add: AddContactDocument,
    change: updateUser,
    record: contact,
    fixed: { locations: [location] },
    values: {
      fname: contact?.fname,
      lname: contact?.lname,
      username: contact?.username,
      email: contact?.email,
      phone: contact?.phone,
      emergency_contact: contact?.emergency_contact,
      students: linked,
      relation: null,
      watch_camera: false,
      alert: false,
    },
    // What a contact is to a child gives custody: it is asked, never preset.
    needs: ({ students }) => (linksAnew(students) ? ['relation'] : []),
    args: ({ relation, watch_camera, alert, ...given }, { students }) =>
      linksAnew(students) ? { ...given, relation, watch_camera, alert } : given,
    onSaved: (data) => {
      const id = 'createUser' in data ? data.createUser?.user?.id : null;
      if (id) setAdded({ id, name: `${fname.trim()} ${lname.trim()}`, phone: phone.trim(), students });
      else onClose();
    },
  });
  const { field } = form;
  const { fname, lname, phone, students } = form.values;
  if (added) return <AfterAdding added={added} location={location} onClose={onClose} />;
  return (
    <FormPanel
      form={form}
      title={contact ? t('edit', { name: contact.full_name }) : t('add')}
      onClose={onClose}
      submit={contact ? t('save') : fname.trim() ? t('addNamed', { name: fname.trim() }) : t('add')}
    >
      <PersonFields form={form} help={contact ? {} : { username: t('usernameHelp') }} />
      <PhoneField {...field('phone', t('phone'))} />
      <TextInput autoComplete="off" {...field('emergency_contact', t('emergency'))} />
      <StudentsField
        location={location}
        known={contact?.students}
        {...field('students', t('students'), t('studentsHelp'))}
      />
      {linksAnew(students) ? <NewLinkFields location={location} relation={form} may={form} /> : null}
    </FormPanel>
  );
};
