import { Select } from '@mantine/core';
import { addStudentPayer, updateStudentPayer } from '@nestling/contract/operations/billing.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { MoneyField } from '@nestling/kit/field/MoneyField.tsx';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useQuery } from 'urql';
import { CategoryField } from '../acts/CategoryField.tsx';
import { AccountGuardiansDocument } from './account.graphql.ts';
import { type Account, todayAt } from './use-account.ts';
import { accountWords } from './words.ts';

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
  const given = account.payers.reduce((sum, { percent, category_id }) => sum + (category_id ? 0 : (percent ?? 0)), 0);
  const form = useCallForm({
    add: addStudentPayer,
    change: updateStudentPayer,
    record: payer,
    fixed: { student_id: account.id },
    values: {
      user_id: payer?.user_id,
      by: payer?.amount ? 'amount' : 'percent',
      percent: payer ? payer.percent : Math.max(0, 100 - given) || null,
      amount: payer?.amount,
      category: payer?.category_id,
      start_date: payer?.start_date ?? todayAt(account.location),
      end_date: payer?.end_date,
    },
    needs: ({ by }) => [by === 'amount' ? 'amount' : 'percent'],
    args: (fields, { by }) => ({ ...fields, ...(by === 'amount' ? { percent: null } : { amount: null }) }),
    onSaved: onClose,
  });
  const { field, values } = form;
  const { by, start_date } = values;
  const guardians = data?.getStudentGuardians.flatMap(({ user, relation, black_list }) =>
    user && !black_list ? [{ value: user.id, label: [user.full_name, relation?.name].filter(Boolean).join(', ') }] : [],
  );
  return (
    <FormDialog
      title={payer ? t('changeShare', { name: payer.name ?? '' }) : t('addPayer')}
      form={form}
      submit={t(payer ? 'save' : 'addPayer')}
      onClose={onClose}
    >
      {payer ? null : <Select data={guardians ?? []} {...field('user_id', t('payer'))} />}
      <Select
        data={[
          { value: 'percent', label: t('byPercent') },
          { value: 'amount', label: t('byAmount') },
        ]}
        allowDeselect={false}
        {...field('by', t('shareBy'))}
      />
      {by === 'amount' ? (
        <MoneyField {...field('amount', t('amountShare'))} min={1} />
      ) : (
        <NumberField unit="%" decimals={2} {...field('percent', t('percent'))} max={100} />
      )}
      {payer ? null : (
        <>
          <CategoryField location={account.location?.id ?? ''} {...field('category', t('onlyCategory'))} />
          <DateField {...field('start_date', t('starts'))} />
          <DateField {...field('end_date', t('ends'))} min={start_date} />
        </>
      )}
    </FormDialog>
  );
};
