import { Select, Textarea } from '@mantine/core';
import { adjustInvoice } from '@nestling/contract/operations/billing.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { MoneyField } from '@nestling/kit/field/MoneyField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import type { InvoiceRow } from '../rows.ts';
import { CategoryField } from './CategoryField.tsx';
import { useInvoiceName } from './names.ts';
import { actWords } from './words.ts';

/** Adds a line up or down to an open invoice. */
export const AdjustDialog = ({ invoice, onClose }: { invoice: InvoiceRow; onClose: () => void }) => {
  const t = useWords(actWords);
  const named = useInvoiceName();
  const form = useCallForm({
    call: adjustInvoice,
    fixed: { id: invoice.id },
    values: { way: 'down', amount: null, detail: '', category: null },
    args: ({ amount, ...given }, { way }) => ({ ...given, amount: way === 'up' ? amount : -amount }),
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormDialog
      title={t('adjustOf', { name: named(invoice) })}
      says={t('adjustSays')}
      form={form}
      submit={t('adjust')}
      onClose={onClose}
    >
      <Select
        data={[
          { value: 'down', label: t('down') },
          { value: 'up', label: t('up') },
        ]}
        allowDeselect={false}
        {...field('way', t('direction'))}
      />
      <MoneyField {...field('amount', t('itemAmount'))} min={1} />
      <Textarea autosize minRows={2} {...field('detail', t('reason'))} />
      <CategoryField location={invoice.location_id} {...field('category', t('category'))} />
    </FormDialog>
  );
};
