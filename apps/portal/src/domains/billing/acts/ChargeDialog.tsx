import { Select, Switch, Textarea } from '@mantine/core';
import { createInvoice, updateInvoice } from '@nestling/contract/operations/billing.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { addDays } from '@nestling/ui/format/day.ts';
import { useWords } from '@nestling/ui/words.ts';
import type { InvoiceRow } from '../rows.ts';
import { emptyItem, type ItemLine, ItemLines, itemsGiven } from './ItemLines.tsx';
import { useInvoiceName } from './names.ts';
import { actWords } from './words.ts';

/** The account a charge is made on: the student, its location and payers, and today there. */
export type ChargedAccount = {
  readonly student: string;
  readonly name: string;
  readonly location: string;
  readonly today: string;
  readonly due: string;
  readonly payers: readonly { readonly user: string; readonly name: string }[];
  readonly agencies: readonly { readonly id: string; readonly name: string; readonly due_days: number | null }[];
};

const billedTo = (to: string) => {
  const [kind, id = ''] = to.split(':');
  if (kind === 'user') return { payers: [{ user_id: id }] };
  return kind === 'agency' ? { agency_id: id } : {};
};

/** Makes invoices of one or more items, or changes a draft and an open invoice nothing was paid of. */
export const ChargeDialog = ({
  account,
  invoice = null,
  onClose,
}: {
  account: ChargedAccount;
  invoice?: InvoiceRow | null;
  onClose: () => void;
}) => {
  const t = useWords(actWords);
  const named = useInvoiceName();
  const form = useCallForm({
    add: createInvoice,
    change: updateInvoice,
    record: invoice,
    fixed: { student_id: account.student },
    values: {
      items: invoice
        ? invoice.items.flatMap(({ name, amount, detail, category_id, kind }): ItemLine[] =>
            // Tax is worked out anew.
            kind === 'tax'
              ? []
              : [{ name, amount, detail: detail ?? '', category: category_id, registration: kind === 'registration' }],
          )
        : [emptyItem],
      date: invoice?.date ?? account.today,
      due_date: invoice?.due_date ?? account.due,
      bill_to: '',
      note: invoice?.note,
      draft: false,
    },
    args: (given, { bill_to, items }) => ({ ...given, items: itemsGiven(items), ...billedTo(bill_to) }),
    onSaved: onClose,
  });
  const { field, values, set } = form;
  const to = field('bill_to', t('billTo'));
  // An agency has days of its own; whoever changed the day keeps it.
  const dueFor = (target: string): string => {
    const days = account.agencies.find(({ id }) => target === `agency:${id}`)?.due_days ?? null;
    return days === null ? account.due : addDays(account.today, days);
  };
  const choose = (next: string | null) => {
    if (values.due_date === dueFor(values.bill_to)) set('due_date', dueFor(next ?? ''));
    to.onChange(next ?? '');
  };
  const targets = [
    { value: '', label: t('billPayers') },
    ...account.payers.map(({ user, name }) => ({ value: `user:${user}`, label: name })),
    ...account.agencies.map(({ id, name }) => ({ value: `agency:${id}`, label: name })),
  ];
  return (
    <FormDialog
      title={invoice ? t('editInvoice', { name: named(invoice) }) : t('chargeFor', { name: account.name })}
      says={invoice ? undefined : t('chargeSays')}
      form={form}
      submit={t(invoice ? 'save' : 'charge')}
      width={620}
      onClose={onClose}
    >
      <ItemLines
        location={account.location}
        lines={values.items}
        day={values.date}
        taxed={!(invoice?.agency_id || values.bill_to.startsWith('agency:'))}
        part={form.part}
        onChange={(items) => form.set('items', items)}
      />
      <DateField {...field('date', t('date'))} />
      <DateField {...field('due_date', t('dueDate'))} min={values.date} />
      {invoice || targets.length === 1 ? null : (
        <Select data={targets} allowDeselect={false} {...to} onChange={choose} />
      )}
      <Textarea autosize minRows={2} {...field('note', t('note'), t('noteHelp'))} />
      {invoice ? null : <Switch {...field('draft', t('draft'), t('draftHelp'))} />}
    </FormDialog>
  );
};
