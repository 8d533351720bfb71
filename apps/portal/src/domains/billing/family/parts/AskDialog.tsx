import { Select, Textarea } from '@mantine/core';
import { askAboutInvoice } from '@nestling/contract/operations/billing.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { type Bill, inMoney } from '../bills.ts';
import { familyBillingWords } from '../words.ts';

/** A payer disputes an invoice, or one of its lines. */
const AskDialog = ({ bill, onClose }: { bill: Bill; onClose: () => void }) => {
  const t = useWords(familyBillingWords);
  const form = useCallForm({
    call: askAboutInvoice,
    fixed: { id: bill.id },
    values: { item: null, note: '' },
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormDialog
      form={form}
      title={t('askTitle', { number: bill.number ?? '' })}
      says={t('askText')}
      submit={t('askSend')}
      width={440}
      onClose={onClose}
    >
      <Select
        clearable
        placeholder={t('askWhole')}
        data={bill.items.map(({ id, name, amount }) => ({
          value: id,
          label: `${name}, ${inMoney(amount, bill.currency)}`,
        }))}
        {...field('item', t('askWhich'))}
      />
      <Textarea autosize minRows={3} {...field('note', t('askNote'))} />
    </FormDialog>
  );
};

export default AskDialog;
