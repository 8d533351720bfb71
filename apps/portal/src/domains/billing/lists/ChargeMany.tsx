import { Textarea } from '@mantine/core';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { useEnding } from '@nestling/kit/ending.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { newOperationId } from '@nestling/kit/operation.ts';
import { sendMutation } from '@nestling/kit/send.ts';
import { addDays } from '@nestling/ui/format/day.ts';
import { stated } from '@nestling/ui/format/when.ts';
import { notify } from '@nestling/ui/notice/notices.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useClient } from 'urql';
import { useMay } from '../../permissions/use-may.ts';
import { emptyItem, ItemLines, itemsGiven } from '../acts/ItemLines.tsx';
import { actWords } from '../acts/words.ts';
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
  // Kept with the draft until they were answered.
  const [ids] = useState(() => students.map(() => newOperationId()));
  const form = useCallForm({
    call: ChargeOneDocument,
    name: `charge-many:${students.join()}`,
    values: { items: [emptyItem], date, due_date: addDays(date, USUAL_DUE_DAYS), note: '', ids },
    args: (given) => given,
    save: async (_, { items, ids: kept, note, ...days }) => {
      let done = 0;
      let why = '';
      for (const [at, student_id] of students.entries()) {
        const asked = { student_id, items: itemsGiven(items), ...days, note: note.trim() };
        const sent = await sendMutation(client, ChargeOneDocument, asked, { operation: kept[at] });
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
      return { kind: 'done', message: '', data: { createInvoice: null } };
    },
    onSaved: () => onClose(true),
  });
  const { field, values } = form;
  if (!may) return null;
  return (
    <FormDialog
      title={t('chargeMany', { count: students.length })}
      says={t('chargeSays')}
      form={form}
      submit={a('charge')}
      width={620}
      onClose={() => onClose(false)}
    >
      <ItemLines
        location={location}
        lines={values.items}
        part={form.part}
        onChange={(items) => form.set('items', items)}
      />
      <DateField {...field('date', a('date'))} />
      <DateField {...field('due_date', a('dueDate'))} min={values.date} />
      <Textarea autosize minRows={2} {...field('note', a('note'))} />
    </FormDialog>
  );
};
