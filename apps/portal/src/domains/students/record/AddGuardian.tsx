import { Select, Switch } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { RosterChoicesDocument } from '../roster/choices.graphql.ts';
import { ContactsToLinkDocument } from '../roster/contacts.graphql.ts';
import { AddStudentGuardianDocument } from './addGuardian.graphql.ts';
import classes from './Guardians.module.css';
import { guardianFlags } from './guardian-flags.tsx';
import type { StudentRecord } from './use-record.ts';
import { recordWords } from './words.ts';

/** Links a contact of the location to a student. */
export const AddGuardian = ({ student, onClose }: { student: StudentRecord; onClose: () => void }) => {
  const t = useWords(recordWords);
  const location = student.location?.id ?? '';
  const [search, setSearch] = useState('');
  const { data: found } = useAsk(ContactsToLinkDocument, { location, search: search || null }, { keep: ['search'] });
  const { data: choices } = useAsk(RosterChoicesDocument, { location });
  const relations = choices?.relationships ?? [];
  const linked = new Set(student.guardians.map(({ user_id }) => user_id));
  const people = (found?.users.data ?? []).filter(({ id }) => !linked.has(id));

  const form = useCallForm({
    call: AddStudentGuardianDocument,
    fixed: { student: student.id },
    values: {
      user: null,
      relation: null,
      legal_guardian: false,
      // Nothing that gives a right is preset.
      pickup: false,
      watch_camera: false,
      emergency_contact: false,
      alert: false,
      is_payer: false,
    },
    onSaved: onClose,
  });
  const { field } = form;
  const chosen = people.find(({ id }) => id === form.values.user);
  return (
    <FormDialog
      form={form}
      title={t('addGuardian')}
      submit={chosen ? t('addNamed', { name: chosen.full_name }) : t('add')}
      onClose={onClose}
    >
      <Select
        searchable
        openOnFocus={false}
        data={people.map(({ id, full_name, email }) => ({
          value: id,
          label: email ? `${full_name} · ${email}` : full_name,
        }))}
        onSearchChange={(text) => setSearch(text.split(' · ')[0] ?? '')}
        {...field('user', t('who'), t('whoHelp'))}
      />
      <Select
        data={relations.map(({ id, name }) => ({ value: id, label: name }))}
        {...field('relation', t('relation'))}
      />
      <div className={classes.switches}>
        {guardianFlags.map(({ key, word }) => (
          <Switch
            key={key}
            classNames={{ body: classes.switch ?? '' }}
            labelPosition="left"
            size="md"
            {...field(key, t(word))}
          />
        ))}
      </div>
    </FormDialog>
  );
};
