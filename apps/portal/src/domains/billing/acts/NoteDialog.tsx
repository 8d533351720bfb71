import { Textarea } from '@mantine/core';
import { updateInvoiceNote } from '@nestling/contract/operations/billing.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import type { InvoiceRow } from '../rows.ts';
import { useInvoiceName } from './names.ts';
import { actWords } from './words.ts';

/** Changes the note of an invoice, in any state. */
export const NoteDialog = ({ invoice, onClose }: { invoice: InvoiceRow; onClose: () => void }) => {
  const t = useWords(actWords);
  const named = useInvoiceName();
  const form = useCallForm({
    call: updateInvoiceNote,
    fixed: { id: invoice.id },
    values: { note: invoice.note },
    onSaved: onClose,
  });
  return (
    <FormDialog title={t('noteOf', { name: named(invoice) })} form={form} onClose={onClose}>
      <Textarea autosize minRows={3} {...form.field('note', t('note'), t('noteHelp'))} />
    </FormDialog>
  );
};
