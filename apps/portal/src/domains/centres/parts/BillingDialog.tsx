import { Select, TextInput } from '@mantine/core';
import { updateCenterBilling } from '@nestling/contract/operations/centres.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { centerWords } from '../center-words.ts';
import { type CenterLineFragment, CenterPlansDocument } from '../centers.graphql.ts';

/** Changes the plan of a center, the days it has paid for, and its customer. */
export const BillingDialog = ({ center, onClose }: { center: CenterLineFragment; onClose: () => void }) => {
  const t = useWords(centerWords);
  const { data } = useAsk(CenterPlansDocument, {});
  const form = useCallForm({
    call: updateCenterBilling,
    fixed: { center_id: center.id },
    values: {
      center_billing_plan_id: center.plan?.id,
      payment_start: center.payment_start,
      payment_end: center.payment_end,
      customer_id: center.customer_id,
    },
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormDialog form={form} title={t('changeBilling')} onClose={onClose}>
      <Select
        data={(data?.centerPlans ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        {...field('center_billing_plan_id', t('plan'))}
      />
      <DateField {...field('payment_start', t('start'))} />
      <DateField {...field('payment_end', t('end'))} />
      <TextInput autoComplete="off" {...field('customer_id', t('customer'), t('customerHelp'))} />
    </FormDialog>
  );
};
