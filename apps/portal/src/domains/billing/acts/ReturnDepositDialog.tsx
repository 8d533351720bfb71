import { Radio, Textarea } from '@mantine/core';
import { returnDeposit } from '@nestling/contract/operations/billing.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { MoneyField } from '@nestling/kit/field/MoneyField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { depositWords } from '../account/deposit-words.ts';
import type { DepositRow } from '../rows.ts';

const ways = ['check', 'cash', 'method', 'external', 'credit'] as const;

/** Gives a deposit back, all that is held or a part, one way or another. */
export const ReturnDepositDialog = ({
  deposit: { id, held },
  name,
  onClose,
}: {
  deposit: DepositRow;
  name: string;
  onClose: () => void;
}) => {
  const t = useWords(depositWords);
  const form = useCallForm({
    call: returnDeposit,
    fixed: { id },
    values: { to: 'check', amount: held, reason: '' },
    needs: () => ['amount'],
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormDialog
      title={t('returnOf', { name })}
      says={t('returnSays')}
      form={form}
      submit={t('giveBack')}
      danger
      onClose={onClose}
    >
      <Radio.Group {...field('to', t('how'))}>
        {ways.map((way) => (
          <Radio key={way} value={way} label={t(way)} mt="xs" />
        ))}
      </Radio.Group>
      <MoneyField {...field('amount', t('returnAmount'))} min={1} max={held ?? 0} />
      <Textarea autosize minRows={2} {...field('reason', t('reason'))} />
    </FormDialog>
  );
};
