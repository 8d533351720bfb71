import { Select, TextInput } from '@mantine/core';
import { createStudentUserByParent } from '@nestling/contract/operations/users.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { PhoneField } from '@nestling/kit/field/PhoneField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { RelationsToProposeDocument } from './propose.graphql.ts';
import { proposeWords } from './propose-words.ts';
import type { StudentRecord } from './use-record.ts';

/** A guardian proposes another one: the account is invited at once, and the office decides of the link. */
export const ProposeGuardian = ({ student, onClose }: { student: StudentRecord; onClose: () => void }) => {
  const t = useWords(proposeWords);
  const { data } = useAsk(RelationsToProposeDocument, {});
  const name = student.fname;
  const form = useCallForm({
    add: createStudentUserByParent,
    fixed: { student_id: student.id, location: student.location?.id ?? '' },
    values: { fname: '', lname: '', email: '', phone: '', relation: null },
    onSaved: onClose,
  });
  const { field } = form;
  const first = form.values.fname.trim();
  return (
    <FormDialog
      form={form}
      title={t('propose')}
      says={t('help', { name })}
      submit={first ? t('sendNamed', { name: first }) : t('send')}
      onClose={onClose}
    >
      <TextInput {...field('fname', t('fname'))} />
      <TextInput {...field('lname', t('lname'))} />
      <TextInput type="email" {...field('email', t('email'))} />
      <PhoneField {...field('phone', t('phone'))} />
      <Select
        data={(data?.relationships ?? []).map((one) => ({ value: one.id, label: one.name }))}
        {...field('relation', t('relation', { name }))}
      />
    </FormDialog>
  );
};
