import { Select, Textarea } from '@mantine/core';
import { adjustInvoice } from '@nestling/contract/operations/billing.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { MoneyField } from '@nestling/kit/field/MoneyField.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { useWords } from '@nestling/ui/words.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import type { InvoiceRow } from '../rows.ts';
import { CategoryField } from './CategoryField.tsx';
import { useInvoiceName } from './names.ts';
import { actWords } from './words.ts';

/** Adds a line up or down to an open invoice. */
export const AdjustDialog = ({ invoice, onClose }: { invoice: InvoiceRow; onClose: () => void }) => {
  const t = useWords(actWords);
  const named = useInvoiceName();
  const adjust = useAction(adjustInvoice, { ownErrors: true });
  const initial: { way: string | null; amount: number | null; detail: string; category: string | null } = {
    way: 'down',
    amount: null,
    detail: '',
    category: null,
  };
  const form = useRecordForm({
    name: `billing:adjust:${invoice.id}`,
    initial,
    validate: { amount: (cents) => (cents ? null : t('needAmount')) },
    save: ({ way, amount, detail, category }) =>
      adjust.run({
        id: invoice.id,
        amount: (way === 'up' ? 1 : -1) * (amount ?? 0),
        detail: detail.trim() || null,
        category,
      }),
    onSaved: onClose,
  });
  const { fields } = form;
  return (
    <FormDialog
      title={t('adjustOf', { name: named(invoice) })}
      says={t('adjustSays')}
      form={form}
      labels={{ way: t('direction'), amount: t('itemAmount'), detail: t('reason'), category: t('category') }}
      submit={t('adjust')}
      onClose={onClose}
    >
      <Select
        label={t('direction')}
        data={[
          { value: 'down', label: t('down') },
          { value: 'up', label: t('up') },
        ]}
        allowDeselect={false}
        {...fields.getInputProps('way')}
      />
      <MoneyField label={t('itemAmount')} withAsterisk {...fields.getInputProps('amount')} />
      <Textarea label={t('reason')} autosize minRows={2} maxLength={500} {...fields.getInputProps('detail')} />
      <CategoryField location={invoice.location_id} {...fields.getInputProps('category')} />
    </FormDialog>
  );
};
