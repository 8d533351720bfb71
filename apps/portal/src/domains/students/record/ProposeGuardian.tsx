import { Button, Select, TextInput } from '@mantine/core';
import { createStudentUserByParent } from '@nestling/contract/operations/users.gen.ts';
import { type Ended, useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { PhoneField } from '@nestling/kit/field/PhoneField.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import classes from './Guardians.module.css';
import { RelationsToProposeDocument } from './propose.graphql.ts';
import { proposeWords } from './propose-words.ts';
import type { StudentRecord } from './use-record.ts';

/** A guardian proposes another one: the account is invited at once, and the office decides of the link. */
export const ProposeGuardian = ({ student, onClose }: { student: StudentRecord; onClose: () => void }) => {
  const t = useWords(proposeWords);
  const { data } = useAsk(RelationsToProposeDocument, {});
  const propose = useAction(createStudentUserByParent, { ownErrors: true });
  const name = student.fname;
  const form = useRecordForm({
    name: `guardian:proposed:${student.id}`,
    initial: { fname: '', lname: '', email: '', phone: '', relation: '' },
    limits: createStudentUserByParent.limits,
    validate: {
      fname: (value) => (value.trim() ? null : t('needFirst')),
      lname: (value) => (value.trim() ? null : t('needLast')),
      email: (value) => (/^\S+@\S+\.\S+$/.test(value.trim()) ? null : t('needEmail')),
      relation: (value) => (value ? null : t('needRelation')),
    },
    save: ({ phone, ...values }): Promise<Ended<object> | null> =>
      propose.run({
        ...values,
        phone: phone || null,
        student_id: student.id,
        location: student.location?.id ?? '',
      }),
    onSaved: onClose,
  });
  const { fields } = form;
  const first = fields.getValues().fname.trim();
  return (
    <Dialog label={t('propose')} onClose={onClose}>
      <div className={classes.dialog}>
        <h2>{t('propose')}</h2>
        <p className={classes.quiet}>{t('help', { name })}</p>
        <FormBody
          form={form}
          labels={{
            fname: t('fname'),
            lname: t('lname'),
            email: t('email'),
            phone: t('phone'),
            relation: t('relation', { name }),
          }}
          actions={
            <>
              <Button type="submit" loading={form.busy}>
                {first ? t('sendNamed', { name: first }) : t('send')}
              </Button>
              <Button variant="default" onClick={onClose}>
                {t('cancel')}
              </Button>
            </>
          }
        >
          <TextInput label={t('fname')} withAsterisk {...fields.getInputProps('fname')} />
          <TextInput label={t('lname')} withAsterisk {...fields.getInputProps('lname')} />
          <TextInput label={t('email')} type="email" withAsterisk {...fields.getInputProps('email')} />
          <PhoneField label={t('phone')} {...fields.getInputProps('phone')} />
          <Select
            label={t('relation', { name })}
            withAsterisk
            data={(data?.relationships ?? []).map((one) => ({ value: one.id, label: one.name }))}
            {...fields.getInputProps('relation')}
          />
        </FormBody>
      </div>
    </Dialog>
  );
};
