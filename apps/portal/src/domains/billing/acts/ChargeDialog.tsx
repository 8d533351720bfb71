import { Select, Switch, Textarea } from '@mantine/core';
import { createInvoice, updateInvoice } from '@nestling/contract/operations/billing.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { useWords } from '@nestling/ui/words.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
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
  readonly agencies: readonly { readonly id: string; readonly name: string }[];
};

type Values = {
  items: readonly ItemLine[];
  date: string;
  due_date: string;
  bill_to: string | null;
  note: string;
  draft: boolean;
};

const billedTo = (to: string | null) => {
  const [kind, id = ''] = (to ?? '').split(':');
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
  const make = useAction(createInvoice, { ownErrors: true });
  const change = useAction(updateInvoice, { ownErrors: true });
  const initial: Values = {
    items: invoice
      ? invoice.items.map(({ name, amount, detail, category_id }) => ({
          name,
          amount,
          detail: detail ?? '',
          category: category_id,
        }))
      : [emptyItem],
    date: invoice?.date ?? account.today,
    due_date: invoice?.due_date ?? account.due,
    bill_to: '',
    note: invoice?.note ?? '',
    draft: false,
  };
  const form = useRecordForm({
    name: invoice ? `billing:invoice:${invoice.id}` : `billing:charge:${account.student}`,
    initial,
    validate: {
      items: (items) => (items.every(({ name, amount }) => name.trim() && amount) ? null : t('needItem')),
      due_date: (due, { date }) => (due && due < date ? t('dueBefore') : null),
    },
    save: ({ items, date, due_date, bill_to, note, draft }) => {
      const values = { items: itemsGiven(items), date, due_date, note: note.trim() };
      return invoice
        ? change.run({ id: invoice.id, ...values })
        : make.run({ student_id: account.student, ...values, ...billedTo(bill_to), draft });
    },
    onSaved: onClose,
  });
  const { fields } = form;
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
      labels={{ items: t('item'), date: t('date'), due_date: t('dueDate'), bill_to: t('billTo'), note: t('note') }}
      submit={t(invoice ? 'save' : 'charge')}
      width={620}
      onClose={onClose}
    >
      <ItemLines
        location={account.location}
        lines={fields.getValues().items}
        propsOf={(path) => fields.getInputProps(`items.${path}`)}
        error={fields.errors.items}
        onChange={(items) => fields.setFieldValue('items', items)}
      />
      <DateField label={t('date')} {...fields.getInputProps('date')} />
      <DateField label={t('dueDate')} min={fields.getValues().date} {...fields.getInputProps('due_date')} />
      {invoice || targets.length === 1 ? null : (
        <Select label={t('billTo')} data={targets} allowDeselect={false} {...fields.getInputProps('bill_to')} />
      )}
      <Textarea
        label={t('note')}
        description={t('noteHelp')}
        autosize
        minRows={2}
        maxLength={2000}
        {...fields.getInputProps('note')}
      />
      {invoice ? null : (
        <Switch
          label={t('draft')}
          description={t('draftHelp')}
          {...fields.getInputProps('draft', { type: 'checkbox' })}
        />
      )}
    </FormDialog>
  );
};
