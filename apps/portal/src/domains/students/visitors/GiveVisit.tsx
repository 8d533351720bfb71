import { Button, TextInput } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { stated } from '@nestling/ui/format/when.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import classes from '../record/Guardians.module.css';
import type { StudentRecord } from '../record/use-record.ts';
import { GiveVisitDocument } from './visitors.graphql.ts';
import { visitorWords } from './words.ts';

/** A guardian invites somebody to watch a child for some days. */
export const GiveVisit = ({ student, onClose }: { student: StudentRecord; onClose: () => void }) => {
  const t = useWords(visitorWords);
  const give = useAction(GiveVisitDocument, { ownErrors: true });
  const today = stated(new Date(), student.location?.timezone?.value).date;
  const need = (value: string) => (value.trim() ? null : t('need'));
  const form = useRecordForm({
    name: `visitor:new:${student.id}`,
    initial: { fname: '', lname: '', email: '', from_date: today, until_date: today, start_time: '', end_time: '' },
    validate: { fname: need, lname: need, email: need, from_date: need, until_date: need },
    save: ({ start_time, end_time, ...values }) =>
      give.run({ students: [student.id], ...values, start_time: start_time || null, end_time: end_time || null }),
    onSaved: onClose,
  });
  const { fields } = form;
  return (
    <Dialog label={t('add')} onClose={onClose}>
      <div className={classes.dialog}>
        <h2>{t('add')}</h2>
        <FormBody
          form={form}
          labels={{
            fname: t('fname'),
            lname: t('lname'),
            email: t('email'),
            from_date: t('from'),
            until_date: t('until'),
            start_time: t('start'),
            end_time: t('end'),
          }}
          actions={
            <>
              <Button type="submit" loading={form.busy}>
                {t('invite')}
              </Button>
              <Button variant="default" onClick={onClose}>
                {t('cancel')}
              </Button>
            </>
          }
        >
          <p className={classes.quiet}>{t('help')}</p>
          <TextInput label={t('fname')} withAsterisk {...fields.getInputProps('fname')} />
          <TextInput label={t('lname')} withAsterisk {...fields.getInputProps('lname')} />
          <TextInput
            type="email"
            label={t('email')}
            description={t('emailHelp')}
            withAsterisk
            {...fields.getInputProps('email')}
          />
          <DateField label={t('from')} withAsterisk {...fields.getInputProps('from_date')} />
          <DateField label={t('until')} withAsterisk min={today} {...fields.getInputProps('until_date')} />
          <Row gap="s" align="start">
            <TextInput type="time" label={t('start')} {...fields.getInputProps('start_time')} />
            <TextInput type="time" label={t('end')} {...fields.getInputProps('end_time')} />
          </Row>
          <p className={classes.quiet}>{t('allDay')}</p>
        </FormBody>
      </div>
    </Dialog>
  );
};
