import { Select } from '@mantine/core';
import { transferInvoiceBill } from '@nestling/contract/operations/billing.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { MoneyField } from '@nestling/kit/field/MoneyField.tsx';
import { PersonPicker } from '@nestling/kit/field/PersonPicker.tsx';
import type { PersonChoice } from '@nestling/kit/field/people.ts';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { money } from '@nestling/ui/format/money.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useQuery } from 'urql';
import { useFindPeople } from '../../../shell/find-people.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import type { InvoiceRow } from '../rows.ts';
import { BillingTargetsDocument } from './acts.graphql.ts';
import { useInvoiceName } from './names.ts';
import { actWords } from './words.ts';

const students = ['student'] as const;

/** Moves an open invoice, or a part of it, to another guardian, an agency or another child. */
export const TransferDialog = ({ invoice, onClose }: { invoice: InvoiceRow; onClose: () => void }) => {
  const t = useWords(actWords);
  const named = useInvoiceName();
  const find = useFindPeople(students);
  const [{ data }] = useQuery({
    query: BillingTargetsDocument,
    variables: { student: invoice.student_id, location: invoice.location_id },
  });
  const move = useAction(transferInvoiceBill, { ownErrors: true });
  const initial: { to: string | null; child: PersonChoice | null; amount: number | null } = {
    to: null,
    child: null,
    amount: invoice.balance,
  };
  const form = useRecordForm({
    name: `billing:transfer:${invoice.id}`,
    initial,
    validate: {
      to: (to) => (to ? null : t('needTarget')),
      child: (child, { to }) => (to === 'child' && !child ? t('needTarget') : null),
      amount: (cents) => {
        if (!cents) return t('needAmount');
        return cents > invoice.balance ? t('tooMuch', { max: money(invoice.balance) }) : null;
      },
    },
    save: ({ to, child, amount }) => {
      const [kind, id = ''] = (to ?? '').split(':');
      const target =
        kind === 'user' ? { to_user: id } : kind === 'agency' ? { to_agency: id } : { to_student: child?.id ?? '' };
      return move.run({ id: invoice.id, ...target, ...(amount === invoice.balance ? {} : { amount }) });
    },
    onSaved: onClose,
  });
  const { fields } = form;
  const guardians =
    data?.getStudentGuardians.flatMap(({ user, black_list }) =>
      user && !black_list && user.id !== invoice.user_id ? [{ value: `user:${user.id}`, label: user.full_name }] : [],
    ) ?? [];
  const agencies =
    data?.billingAgencies.data
      .filter(({ id }) => id !== invoice.agency_id)
      .map(({ id, name }) => ({ value: `agency:${id}`, label: name })) ?? [];
  return (
    <FormDialog
      title={t('transferOf', { name: named(invoice) })}
      says={t('transferSays')}
      form={form}
      labels={{ to: t('transferTo'), child: t('findChild'), amount: t('transferAmount') }}
      submit={t('transfer')}
      onClose={onClose}
    >
      <Select
        label={t('transferTo')}
        withAsterisk
        data={[
          { group: t('guardian'), items: guardians },
          { group: t('agencies'), items: agencies },
          { value: 'child', label: t('otherChild') },
        ]}
        {...fields.getInputProps('to')}
      />
      {fields.getValues().to === 'child' ? (
        <PersonPicker label={t('findChild')} withAsterisk find={find} {...fields.getInputProps('child')} />
      ) : null}
      <MoneyField label={t('transferAmount')} withAsterisk {...fields.getInputProps('amount')} />
    </FormDialog>
  );
};
