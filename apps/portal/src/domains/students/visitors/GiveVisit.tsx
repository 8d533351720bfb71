import { TextInput } from '@mantine/core';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { TimeField } from '@nestling/kit/field/TimeField.tsx';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { stated } from '@nestling/ui/format/when.ts';
import { useWords } from '@nestling/ui/words.ts';
import classes from '../record/Guardians.module.css';
import type { StudentRecord } from '../record/use-record.ts';
import { GiveVisitDocument } from './visitors.graphql.ts';
import { visitorWords } from './words.ts';

/** A guardian invites somebody to watch a child for some days. */
export const GiveVisit = ({ student, onClose }: { student: StudentRecord; onClose: () => void }) => {
  const t = useWords(visitorWords);
  const today = stated(new Date(), student.location?.timezone?.value).date;
  const form = useCallForm({
    add: GiveVisitDocument,
    fixed: { students: [student.id] },
    values: { fname: '', lname: '', email: '', from_date: today, until_date: today, start_time: '', end_time: '' },
    name: `visitor:new:${student.id}`,
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormDialog form={form} title={t('add')} submit={t('invite')} onClose={onClose}>
      <p className={classes.quiet}>{t('help')}</p>
      <TextInput {...field('fname', t('fname'))} />
      <TextInput {...field('lname', t('lname'))} />
      <TextInput type="email" {...field('email', t('email'), t('emailHelp'))} />
      <DateField {...field('from_date', t('from'))} />
      <DateField {...field('until_date', t('until'))} min={today} />
      <Row gap="s" align="start">
        <TimeField {...field('start_time', t('start'))} />
        <TimeField {...field('end_time', t('end'))} />
      </Row>
      <p className={classes.quiet}>{t('allDay')}</p>
    </FormDialog>
  );
};
