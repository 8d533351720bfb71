import { Select } from '@mantine/core';
import { addStudentPayer, updateStudentPayer } from '@nestling/contract/operations/billing.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { MoneyField } from '@nestling/kit/field/MoneyField.tsx';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useQuery } from 'urql';
import { CategoryField } from '../acts/CategoryField.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { AccountGuardiansDocument } from './account.graphql.ts';
import { type Account, todayAt } from './use-account.ts';
import { accountWords } from './words.ts';

type Values = {
  user_id: string | null;
  by: string | null;
  percent: number | null;
  amount: number | null;
  category: string | null;
  start_date: string;
  end_date: string;
};

/** Makes a guardian a payer with a share, or changes the share of one. */
export const PayerDialog = ({
  account,
  payer,
  onClose,
}: {
  account: Account;
  payer: Account['payers'][number] | null;
  onClose: () => void;
}) => {
  const t = useWords(accountWords);
  const [{ data }] = useQuery({ query: AccountGuardiansDocument, variables: { student: account.id } });
  const add = useAction(addStudentPayer, { ownErrors: true });
  const change = useAction(updateStudentPayer, { ownErrors: true });
  const given = account.payers.reduce((sum, { percent, category_id }) => sum + (category_id ? 0 : (percent ?? 0)), 0);
  const initial: Values = {
    user_id: payer?.user_id ?? null,
    by: payer?.amount ? 'amount' : 'percent',
    percent: payer ? payer.percent : Math.max(0, 100 - given) || null,
    amount: payer?.amount ?? null,
    category: payer?.category_id ?? null,
    start_date: payer?.start_date ?? todayAt(account.location),
    end_date: payer?.end_date ?? '',
  };
  const form = useRecordForm({
    name: payer ? `billing:payer:${payer.id}` : `billing:payer:new:${account.id}`,
    initial,
    validate: {
      user_id: (id) => (id ? null : t('needPayer')),
      percent: (percent, { by }) => (by === 'percent' && !percent ? t('needShare') : null),
      amount: (cents, { by }) => (by === 'amount' && !cents ? t('needShare') : null),
    },
    save: ({ user_id, by, percent, amount, category, start_date, end_date }) => {
      const part = by === 'amount' ? { amount, percent: null } : { percent, amount: null };
      return payer
        ? change.run({ id: payer.id, ...part })
        : add.run({
            student_id: account.id,
            user_id: user_id ?? '',
            ...part,
            start_date,
            ...(category ? { category } : {}),
            ...(end_date ? { end_date } : {}),
          });
    },
    onSaved: onClose,
  });
  const { fields } = form;
  const { by, start_date } = fields.getValues();
  const guardians = data?.getStudentGuardians.flatMap(({ user, relation, black_list }) =>
    user && !black_list ? [{ value: user.id, label: [user.full_name, relation?.name].filter(Boolean).join(', ') }] : [],
  );
  return (
    <FormDialog
      title={payer ? t('changeShare', { name: payer.name ?? '' }) : t('addPayer')}
      form={form}
      labels={{
        user_id: t('payer'),
        by: t('shareBy'),
        percent: t('percent'),
        amount: t('amountShare'),
        category: t('onlyCategory'),
        start_date: t('starts'),
        end_date: t('ends'),
      }}
      submit={t(payer ? 'save' : 'addPayer')}
      onClose={onClose}
    >
      {payer ? null : (
        <Select label={t('payer')} withAsterisk data={guardians ?? []} {...fields.getInputProps('user_id')} />
      )}
      <Select
        label={t('shareBy')}
        data={[
          { value: 'percent', label: t('byPercent') },
          { value: 'amount', label: t('byAmount') },
        ]}
        allowDeselect={false}
        {...fields.getInputProps('by')}
      />
      {by === 'amount' ? (
        <MoneyField label={t('amountShare')} withAsterisk {...fields.getInputProps('amount')} />
      ) : (
        <NumberField
          label={t('percent')}
          withAsterisk
          unit="%"
          decimals={2}
          max={100}
          {...fields.getInputProps('percent')}
        />
      )}
      {payer ? null : (
        <>
          <CategoryField location={account.location?.id ?? ''} {...fields.getInputProps('category')} />
          <DateField label={t('starts')} {...fields.getInputProps('start_date')} />
          <DateField label={t('ends')} min={start_date} {...fields.getInputProps('end_date')} />
        </>
      )}
    </FormDialog>
  );
};
