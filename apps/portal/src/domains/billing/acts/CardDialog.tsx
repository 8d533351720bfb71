import { Select } from '@mantine/core';
import { chargeInvoice } from '@nestling/contract/operations/billing.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { MoneyField } from '@nestling/kit/field/MoneyField.tsx';
import { money } from '@nestling/ui/format/money.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useQuery } from 'urql';
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
  const form = useCallForm({
    call: chargeInvoice,
    fixed: { id: invoice.id },
    values: { payment_method: usual?.id, amount: invoice.balance },
    needs: () => ['amount'],
    onSaved: onClose,
  });
  const { field, values } = form;
  return (
    <FormDialog
      title={t('chargeCardOf', { name: named(invoice) })}
      says={data && methods.length === 0 ? t('noCard') : invoice.payer_name}
      form={form}
      submit={t('chargeNow', { amount: money(values.amount) })}
      onClose={onClose}
    >
      <Select
        data={methods.map(({ id, brand, last4 }) => ({ value: id, label: `${brand} ${last4}` }))}
        allowDeselect={false}
        {...field('payment_method', t('card'))}
      />
      <MoneyField {...field('amount', t('cardAmount'))} min={1} max={invoice.balance} />
    </FormDialog>
  );
};
