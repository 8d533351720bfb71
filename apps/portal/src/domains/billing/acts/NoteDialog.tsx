import { Textarea } from '@mantine/core';
import { updateInvoiceNote } from '@nestling/contract/operations/billing.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { useWords } from '@nestling/ui/words.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import type { InvoiceRow } from '../rows.ts';
import { useInvoiceName } from './names.ts';
import { actWords } from './words.ts';

/** Changes the note of an invoice, in any state. */
export const NoteDialog = ({ invoice, onClose }: { invoice: InvoiceRow; onClose: () => void }) => {
  const t = useWords(actWords);
  const named = useInvoiceName();
  const save = useAction(updateInvoiceNote, { ownErrors: true });
  const form = useRecordForm({
    name: `billing:note:${invoice.id}`,
    initial: { note: invoice.note ?? '' },
    limits: updateInvoiceNote.limits,
    save: ({ note }) => save.run({ id: invoice.id, note: note.trim() }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={t('noteOf', { name: named(invoice) })}
      form={form}
      labels={{ note: t('note') }}
      submit={t('save')}
      onClose={onClose}
    >
      <Textarea
        label={t('note')}
        description={t('noteHelp')}
        autosize
        minRows={3}
        {...form.fields.getInputProps('note')}
      />
    </FormDialog>
  );
};
