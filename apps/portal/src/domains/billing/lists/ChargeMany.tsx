import { Textarea } from '@mantine/core';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { addDays } from '@nestling/ui/format/day.ts';
import { stated } from '@nestling/ui/format/when.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useMay } from '../../permissions/use-may.ts';
import { emptyItem, ItemLines, itemsGiven } from '../acts/ItemLines.tsx';
import { actWords } from '../acts/words.ts';
import { ChargeOneDocument } from './lists.graphql.ts';
import { useSendEach } from './send-each.ts';
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
  const { ids, sendEach } = useSendEach(students.length);
  const may = useMay()('manage_billing');
  const { date } = stated(Date.now());
  const form = useCallForm({
    call: ChargeOneDocument,
    name: `charge-many:${students.join()}`,
    values: { items: [emptyItem], date, due_date: addDays(date, USUAL_DUE_DAYS), note: '', ids },
    args: (given) => given,
    save: async (_, { items, ids: kept, note, ...days }) => {
      const asked = students.map((student_id) => ({
        student_id,
        items: itemsGiven(items),
        ...days,
        note: note.trim(),
      }));
      return sendEach(ChargeOneDocument, asked, kept);
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
        day={values.date}
        taxed
        part={form.part}
        onChange={(items) => form.set('items', items)}
      />
      <DateField {...field('date', a('date'))} />
      <DateField {...field('due_date', a('dueDate'))} min={values.date} />
      <Textarea autosize minRows={2} {...field('note', a('note'))} />
    </FormDialog>
  );
};
