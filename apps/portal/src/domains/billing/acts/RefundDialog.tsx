import { Radio, Textarea } from '@mantine/core';
import { refundPayment } from '@nestling/contract/operations/billing.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { MoneyField } from '@nestling/kit/field/MoneyField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import type { PaymentRow } from '../rows.ts';
import { useMoneyName } from './names.ts';
import { actWords } from './words.ts';

/** Gives a payment back, in full or part: to the way it came by, or as credit that stays on the account. */
export const RefundDialog = ({ payment, onClose }: { payment: PaymentRow; onClose: () => void }) => {
  const t = useWords(actWords);
  const named = useMoneyName();
  const { id, amount, refunded, unapplied, agency_id, method, surcharge } = payment;
  const most = { method: amount - refunded, credit: amount - refunded - unapplied } as const;
  const form = useCallForm({
    call: refundPayment,
    fixed: { id },
    values: { to: 'method', amount: most.method || null, reason: '' },
    needs: () => ['amount'],
    onSaved: onClose,
  });
  const { field, values, set } = form;
  const asCredit = values.to === 'credit';
  const max = asCredit ? most.credit : most.method;
  const way = field('to', t('refundTo'));
  const choose = (to: string) => {
    way.onChange(to);
    const fits = to === 'credit' ? most.credit : most.method;
    if ((values.amount ?? fits) > fits) set('amount', fits);
  };
  return (
    <FormDialog
      title={t('refundOf', { name: named.payment(payment) })}
      says={t(asCredit ? 'refundCreditText' : 'refundSays')}
      form={form}
      submit={t(asCredit ? 'keepCredit' : 'refund')}
      danger
      onClose={onClose}
    >
      {most.credit > 0 && !agency_id ? (
        <Radio.Group {...way} onChange={choose}>
          <Radio value="method" label={t(method === 'card' ? 'refundToCard' : 'refundToPayer')} mt="xs" />
          <Radio value="credit" label={t('refundToCredit')} mt="xs" />
        </Radio.Group>
      ) : null}
      <MoneyField
        {...field(
          'amount',
          t(asCredit ? 'creditAmount' : 'refundAmount'),
          surcharge > 0 ? t(asCredit ? 'surchargeStays' : 'surchargeBack') : undefined,
        )}
        min={1}
        max={max}
      />
      <Textarea autosize minRows={2} {...field('reason', t('reason'), t('reasonHelp'))} />
    </FormDialog>
  );
};
