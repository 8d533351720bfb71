import { Textarea } from '@mantine/core';
import { submitInvoice } from '@nestling/contract/operations/billing.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { FileField } from '@nestling/kit/field/FileField.tsx';
import { noFiles } from '@nestling/kit/field/file-queue.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useSendPicture } from '../../media/use-send-picture.ts';
import type { InvoiceRow } from '../rows.ts';
import { useInvoiceName } from './names.ts';
import { actWords } from './words.ts';

/** Hands an invoice in to its agency, with a picture of the agency's form. */
export const SubmitDialog = ({ invoice, onClose }: { invoice: InvoiceRow; onClose: () => void }) => {
  const t = useWords(actWords);
  const named = useInvoiceName();
  const send = useSendPicture();
  const form = useCallForm({
    call: submitInvoice,
    fixed: { id: invoice.id },
    secret: ['file'],
    values: { file: noFiles(), note: '' },
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormDialog title={t('submitOf', { name: named(invoice) })} form={form} submit={t('submit')} onClose={onClose}>
      <FileField send={send} accept={['image/*']} {...field('file', t('submitFile'))} />
      <Textarea autosize minRows={2} {...field('note', t('officeNote'))} />
    </FormDialog>
  );
};
