import { Button, Select, Switch } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
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
  const add = useAction(AddStudentGuardianDocument, { ownErrors: true });
  const relations = choices?.relationships ?? [];
  const linked = new Set(student.guardians.map(({ user_id }) => user_id));
  const people = (found?.users.data ?? []).filter(({ id }) => !linked.has(id));

  const form = useRecordForm({
    name: `guardian:new:${student.id}`,
    initial: {
      user: '',
      relation: '',
      legal_guardian: false,
      // Nothing that gives a right is preset.
      pickup: false,
      watch_camera: false,
      emergency_contact: false,
      alert: false,
      is_payer: false,
    },
    validate: {
      user: (value) => (value ? null : t('needWho')),
      relation: (value) => (value ? null : t('needRelation')),
    },
    save: (values) => add.run({ student: student.id, ...values }),
    onSaved: onClose,
  });
  const { fields } = form;
  const chosen = people.find(({ id }) => id === fields.getValues().user);
  return (
    <Dialog label={t('addGuardian')} onClose={onClose}>
      <div className={classes.dialog}>
        <h2>{t('addGuardian')}</h2>
        <FormBody
          form={form}
          labels={{ user: t('who'), relation: t('relation') }}
          actions={
            <>
              <Button type="submit" loading={form.busy}>
                {chosen ? t('addNamed', { name: chosen.full_name }) : t('add')}
              </Button>
              <Button variant="default" onClick={onClose}>
                {t('cancel')}
              </Button>
            </>
          }
        >
          <Select
            label={t('who')}
            description={t('whoHelp')}
            withAsterisk
            searchable
            openOnFocus={false}
            data={people.map(({ id, full_name, email }) => ({
              value: id,
              label: email ? `${full_name} · ${email}` : full_name,
            }))}
            onSearchChange={(text) => setSearch(text.split(' · ')[0] ?? '')}
            {...fields.getInputProps('user')}
          />
          <Select
            label={t('relation')}
            withAsterisk
            data={relations.map(({ id, name }) => ({ value: id, label: name }))}
            {...fields.getInputProps('relation')}
          />
          <div className={classes.switches}>
            {guardianFlags.map(({ key, word }) => (
              <Switch
                key={key}
                classNames={{ body: classes.switch ?? '' }}
                labelPosition="left"
                size="md"
                label={t(word)}
                {...fields.getInputProps(key, { type: 'checkbox' })}
              />
            ))}
          </div>
        </FormBody>
      </div>
    </Dialog>
  );
};
