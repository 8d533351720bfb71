import { Button, Select, Textarea } from '@mantine/core';
import { askAboutInvoice } from '@nestling/contract/operations/billing.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { type Bill, inMoney } from '../bills.ts';
import classes from '../family.module.css';
import { familyBillingWords } from '../words.ts';

/** A payer disputes an invoice, or one of its lines. */
const AskDialog = ({ bill, onClose }: { bill: Bill; onClose: () => void }) => {
  const t = useWords(familyBillingWords);
  const ask = useAction(askAboutInvoice, { ownErrors: true });
  const form = useRecordForm({
    name: `invoice:ask:${bill.id}`,
    initial: { item: '', note: '' },
    limits: askAboutInvoice.limits,
    validate: { note: (value) => (value.trim() ? null : t('askNeed')) },
    save: ({ item, note }) => ask.run({ id: bill.id, note: note.trim(), item: item || null }),
    onSaved: onClose,
  });
  const title = t('askTitle', { number: bill.number ?? '' });
  return (
    <Dialog label={title} onClose={onClose}>
      <div className={classes.dialog}>
        <h2>{title}</h2>
        <p className={classes.quiet}>{t('askText')}</p>
        <FormBody
          form={form}
          labels={{ item: t('askWhich'), note: t('askNote') }}
          actions={
            <>
              <Button type="submit" loading={form.busy}>
                {t('askSend')}
              </Button>
              <Button variant="default" onClick={onClose}>
                {t('cancel')}
              </Button>
            </>
          }
        >
          <Select
            label={t('askWhich')}
            allowDeselect={false}
            data={[
              { value: '', label: t('askWhole') },
              ...bill.items.map(({ id, name, amount }) => ({
                value: id,
                label: `${name}, ${inMoney(amount, bill.currency)}`,
              })),
            ]}
            {...form.fields.getInputProps('item')}
          />
          <Textarea label={t('askNote')} withAsterisk autosize minRows={3} {...form.fields.getInputProps('note')} />
        </FormBody>
      </div>
    </Dialog>
  );
};

export default AskDialog;
