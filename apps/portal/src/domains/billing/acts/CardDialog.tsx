import { Select } from '@mantine/core';
import { chargeInvoice } from '@nestling/contract/operations/billing.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { MoneyField } from '@nestling/kit/field/MoneyField.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { money } from '@nestling/ui/format/money.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useQuery } from 'urql';
import { FormDialog } from '../parts/FormDialog.tsx';
import type { InvoiceRow } from '../rows.ts';
import { PayerMethodsDocument } from './acts.graphql.ts';
import { useInvoiceName } from './names.ts';
import { actWords } from './words.ts';

/** Charges an open invoice to a card its payer has saved. */
export const CardDialog = ({ invoice, onClose }: { invoice: InvoiceRow; onClose: () => void }) => {
  const t = useWords(actWords);
  const named = useInvoiceName();
  const user = invoice.user_id ?? '';
  const [{ data }] = useQuery({ query: PayerMethodsDocument, variables: { user }, pause: !user });
  const methods = data?.getUserPaymentMethods ?? [];
  const usual = methods.find(({ is_default }) => is_default) ?? methods[0];
  const charge = useAction(chargeInvoice, { ownErrors: true });
  const initial: { payment_method: string | null; amount: number | null } = {
    payment_method: null,
    amount: invoice.balance,
  };
  const form = useRecordForm({
    name: `billing:card:${invoice.id}`,
    initial,
    validate: {
      amount: (cents) => {
        if (!cents) return t('needAmount');
        return cents > invoice.balance ? t('tooMuch', { max: money(invoice.balance) }) : null;
      },
    },
    save: ({ payment_method, amount }) =>
      charge.run({ id: invoice.id, payment_method: payment_method ?? usual?.id ?? null, amount }),
    onSaved: onClose,
  });
  const { fields } = form;
  return (
    <FormDialog
      title={t('chargeCardOf', { name: named(invoice) })}
      says={data && methods.length === 0 ? t('noCard') : invoice.payer_name}
      form={form}
      labels={{ payment_method: t('card'), amount: t('cardAmount') }}
      submit={t('chargeNow', { amount: money(fields.getValues().amount) })}
      onClose={onClose}
    >
      <Select
        label={t('card')}
        data={methods.map(({ id, brand, last4 }) => ({ value: id, label: `${brand} ${last4}` }))}
        allowDeselect={false}
        {...fields.getInputProps('payment_method')}
        value={fields.getValues().payment_method ?? usual?.id ?? null}
      />
      <MoneyField label={t('cardAmount')} withAsterisk {...fields.getInputProps('amount')} />
    </FormDialog>
  );
};
