import { Textarea } from '@mantine/core';
import type { Ended } from '@nestling/kit/action.ts';
import { useEnding } from '@nestling/kit/ending.ts';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { newOperationId } from '@nestling/kit/operation.ts';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { sendMutation } from '@nestling/kit/send.ts';
import { addDays } from '@nestling/ui/format/day.ts';
import { stated } from '@nestling/ui/format/when.ts';
import { notify } from '@nestling/ui/notice/notices.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useClient } from 'urql';
import { useMay } from '../../permissions/use-may.ts';
import { emptyItem, type ItemLine, ItemLines, itemsGiven } from '../acts/ItemLines.tsx';
import { actWords } from '../acts/words.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { ChargeOneDocument } from './lists.graphql.ts';
import { listWords } from './words.ts';

/** A fortnight, unless another day is chosen. */
const USUAL_DUE_DAYS = 14;

/**
 * Charges several accounts the same items, one after the other. Each has an operation id of its own that stays while the
 * dialog is open: what is sent again after a broken line is charged once.
 */
export const ChargeMany = ({
  students,
  location,
  onClose,
}: {
  students: readonly string[];
  location: string;
  onClose: (done: boolean) => void;
}) => {
  const t = useWords(listWords);
  const a = useWords(actWords);
  const client = useClient();
  const sentence = useEnding();
  const may = useMay()('manage_billing');
  const { date } = stated(Date.now());
  const initial: { items: readonly ItemLine[]; date: string; due_date: string; note: string; ids: string[] } = {
    items: [emptyItem],
    date,
    due_date: addDays(date, USUAL_DUE_DAYS),
    note: '',
    ids: students.map(() => newOperationId()),
  };
  const form = useRecordForm({
    name: `billing:charge-many:${students.join()}`,
    initial,
    validate: {
      items: (items) => (items.every(({ name, amount }) => name.trim() && amount) ? null : a('needItem')),
      due_date: (due, given) => (due && due < given.date ? a('dueBefore') : null),
    },
    save: async ({ items, ids, note, ...days }): Promise<Ended<number> | null> => {
      let done = 0;
      let why = '';
      for (const [at, student_id] of students.entries()) {
        const asked = { student_id, items: itemsGiven(items), ...days, note: note.trim() };
        const sent = await sendMutation(client, ChargeOneDocument, asked, { operation: ids[at] });
        if (sent.kind === 'done') done += 1;
        else why = sentence(sent);
        // The rest would fare the same: pressed again, it goes on from here, and those before are not charged twice.
        if (sent.kind === 'unknown') return { kind: 'unknown', message: why, fieldErrors: [] };
      }
      if (done === 0) return { kind: 'declined', message: why, fieldErrors: [] };
      const count = students.length;
      notify(
        done === count
          ? { kind: 'done', title: t('charged', { count }) }
          : { kind: 'failed', title: t('chargedSome', { done, count, why }) },
      );
      return { kind: 'done', message: '', data: done };
    },
    onSaved: () => onClose(true),
  });
  const { fields } = form;
  if (!may) return null;
  return (
    <FormDialog
      title={t('chargeMany', { count: students.length })}
      says={t('chargeSays')}
      form={form}
      labels={{ items: a('item'), date: a('date'), due_date: a('dueDate'), note: a('note') }}
      submit={a('charge')}
      width={620}
      onClose={() => onClose(false)}
    >
      <ItemLines
        location={location}
        lines={fields.getValues().items}
        propsOf={(path) => fields.getInputProps(`items.${path}`)}
        error={fields.errors.items}
        onChange={(items) => fields.setFieldValue('items', items)}
      />
      <DateField label={a('date')} {...fields.getInputProps('date')} />
      <DateField label={a('dueDate')} min={fields.getValues().date} {...fields.getInputProps('due_date')} />
      <Textarea label={a('note')} autosize minRows={2} maxLength={2000} {...fields.getInputProps('note')} />
    </FormDialog>
  );
};
