import { Textarea } from '@mantine/core';
import { submitInvoice } from '@nestling/contract/operations/billing.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { FileField } from '@nestling/kit/field/FileField.tsx';
import type { SentFile } from '@nestling/kit/field/file-queue.ts';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useSendPicture } from '../../media/use-send-picture.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import type { InvoiceRow } from '../rows.ts';
import { useInvoiceName } from './names.ts';
import { actWords } from './words.ts';

/** Hands an invoice in to its agency, with a picture of the agency's form. */
export const SubmitDialog = ({ invoice, onClose }: { invoice: InvoiceRow; onClose: () => void }) => {
  const t = useWords(actWords);
  const named = useInvoiceName();
  const send = useSendPicture();
  const submit = useAction(submitInvoice, { ownErrors: true });
  const initial: { file: readonly SentFile[]; note: string } = { file: [], note: '' };
  const form = useRecordForm({
    name: `billing:submit:${invoice.id}`,
    secret: ['file'],
    initial,
    validate: { file: (files) => (files.length > 0 ? null : t('needFile')) },
    save: ({ file: [sent], note }) => submit.run({ id: invoice.id, file: sent?.key ?? '', note: note.trim() || null }),
    onSaved: onClose,
  });
  const { fields } = form;
  return (
    <FormDialog
      title={t('submitOf', { name: named(invoice) })}
      form={form}
      labels={{ file: t('submitFile'), note: t('note') }}
      submit={t('submit')}
      onClose={onClose}
    >
      <FileField
        label={t('submitFile')}
        withAsterisk
        send={send}
        accept={['image/*']}
        {...fields.getInputProps('file')}
      />
      <Textarea label={t('officeNote')} autosize minRows={2} maxLength={2000} {...fields.getInputProps('note')} />
    </FormDialog>
  );
};
