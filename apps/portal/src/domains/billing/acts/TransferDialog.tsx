import { Select } from '@mantine/core';
import { transferInvoiceBill } from '@nestling/contract/operations/billing.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { MoneyField } from '@nestling/kit/field/MoneyField.tsx';
import { PersonPicker } from '@nestling/kit/field/PersonPicker.tsx';
import { nobody } from '@nestling/kit/field/people.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useQuery } from 'urql';
import { useFindPeople } from '../../../shell/find-people.ts';
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
  const form = useCallForm({
    call: transferInvoiceBill,
    fixed: { id: invoice.id },
    values: { to: '', child: nobody(), amount: invoice.balance },
    needs: ({ to }) => (to === 'child' ? ['child', 'amount'] : ['to', 'amount']),
    args: ({ amount }, { to, child }) => {
      const [kind, id] = to.split(':');
      const target =
        kind === 'user' ? { to_user: id } : kind === 'agency' ? { to_agency: id } : { to_student: child?.id };
      return { ...target, ...(amount === invoice.balance ? {} : { amount }) };
    },
    onSaved: onClose,
  });
  const { field, values } = form;
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
      submit={t('transfer')}
      onClose={onClose}
    >
      <Select
        data={[
          { group: t('guardian'), items: guardians },
          { group: t('agencies'), items: agencies },
          { value: 'child', label: t('otherChild') },
        ]}
        {...field('to', t('transferTo'))}
      />
      {values.to === 'child' ? <PersonPicker find={find} {...field('child', t('findChild'))} /> : null}
      <MoneyField {...field('amount', t('transferAmount'))} min={1} max={invoice.balance} />
    </FormDialog>
  );
};
