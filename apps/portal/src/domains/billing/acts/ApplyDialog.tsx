import { MultiSelect } from '@mantine/core';
import { applyCredit, applyPayment } from '@nestling/contract/operations/billing.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { money } from '@nestling/ui/format/money.ts';
import { dateWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useQuery } from 'urql';
import { AccountOpenInvoicesDocument } from '../account/account.graphql.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { OpenInvoicesOfAgencyDocument } from './acts.graphql.ts';
import { actWords } from './words.ts';

/** Money or a credit of which something is left. */
type Purse = {
  readonly id: string;
  readonly left: number;
  readonly student: string | null;
  readonly agency: string | null;
};

/** The open invoices an amount can go to, as a choice. */
export const useOpenInvoices = ({ student, agency }: Pick<Purse, 'student' | 'agency'>) => {
  const t = useWords(actWords);
  const { language } = useSpeech();
  const [own] = useQuery({
    query: AccountOpenInvoicesDocument,
    variables: { student: student ?? '' },
    pause: agency !== null || student === null,
  });
  const [theirs] = useQuery({
    query: OpenInvoicesOfAgencyDocument,
    variables: { agency: agency ?? '' },
    pause: agency === null,
  });
  const answered = agency === null ? own.data?.getStudentOpenInvoices : theirs.data?.getAgencyInvoices.data;
  const invoices = answered?.filter(({ agency_id }) => agency_id === agency) ?? [];
  return {
    known: answered !== undefined,
    invoices,
    choices: invoices.map(({ id, number, payer_name, due_date, balance }) => ({
      value: id,
      label: [number ?? '', payer_name, t('due', { day: dateWords(due_date, language), amount: money(balance) })]
        .filter(Boolean)
        .join(' · '),
    })),
  };
};

/** Applies what is left of a payment or a credit to open invoices. */
export const ApplyDialog = ({
  kind,
  purse,
  onClose,
}: {
  kind: 'payment' | 'credit';
  purse: Purse;
  onClose: () => void;
}) => {
  const t = useWords(actWords);
  const payment = useAction(applyPayment, { ownErrors: true });
  const credit = useAction(applyCredit, { ownErrors: true });
  const { known, choices } = useOpenInvoices(purse);
  const initial: { invoices: string[] } = { invoices: [] };
  const form = useRecordForm({
    name: `billing:apply:${kind}:${purse.id}`,
    initial,
    validate: { invoices: (ids) => (ids.length > 0 ? null : t('applySays')) },
    save: ({ invoices }) => (kind === 'payment' ? payment : credit).run({ id: purse.id, invoices }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={t('applyOf', { amount: money(purse.left) })}
      says={known && choices.length === 0 ? t('applyNone') : t('applySays')}
      form={form}
      labels={{ invoices: t('applyTo') }}
      submit={t('apply')}
      onClose={onClose}
    >
      <MultiSelect label={t('applyTo')} data={choices} {...form.fields.getInputProps('invoices')} />
    </FormDialog>
  );
};
