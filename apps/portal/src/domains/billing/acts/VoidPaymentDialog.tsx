import { Textarea } from '@mantine/core';
import { voidPayment } from '@nestling/contract/operations/billing.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { MoneyField } from '@nestling/kit/field/MoneyField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import type { PaymentRow } from '../rows.ts';
import { ReturnedFeeDocument } from './acts.graphql.ts';
import { useMoneyName } from './names.ts';
import { actWords } from './words.ts';

/** Voids a payment; a check that came back may cost its fee, the location's usual one where nothing else is written. */
export const VoidPaymentDialog = ({ payment, onClose }: { payment: PaymentRow; onClose: () => void }) => {
  const { data, error } = useAsk(ReturnedFeeDocument, { location: payment.location_id });
  // Who may not read the settings writes the fee itself.
  const usual = error ? 0 : data?.getBillingSetting?.returned_fee;
  return usual === undefined ? null : <VoidForm payment={payment} usual={usual} onClose={onClose} />;
};

const VoidForm = ({ payment, usual, onClose }: { payment: PaymentRow; usual: number; onClose: () => void }) => {
  const t = useWords(actWords);
  const named = useMoneyName();
  const isCheck = payment.method === 'check' && !payment.agency_id;
  const form = useCallForm({
    call: voidPayment,
    fixed: { id: payment.id },
    values: { fee: isCheck && usual > 0 ? usual : null, reason: '' },
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormDialog
      title={t('voidOf', { name: named.payment(payment) })}
      says={t('voidPaymentSays')}
      form={form}
      submit={t('void')}
      danger
      onClose={onClose}
    >
      {isCheck ? <MoneyField {...field('fee', t('returnedFee'), t('returnedFeeHelp'))} /> : null}
      <Textarea autosize minRows={2} {...field('reason', t('reason'), t('reasonHelp'))} />
    </FormDialog>
  );
};
