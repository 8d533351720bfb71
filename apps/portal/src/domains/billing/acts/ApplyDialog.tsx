import { MultiSelect } from '@mantine/core';
import { applyCredit, applyDeposit, applyPayment } from '@nestling/contract/operations/billing.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { money } from '@nestling/ui/format/money.ts';
import { dateWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useQuery } from 'urql';
import { AccountOpenInvoicesDocument } from '../account/account.graphql.ts';
import { OpenInvoicesOfAgencyDocument } from './acts.graphql.ts';
import { actWords } from './words.ts';

/** Money, a credit or a deposit of which something is left. */
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

const calls = { payment: applyPayment, credit: applyCredit, deposit: applyDeposit } as const;

/** Applies what is left of a payment, a credit or a deposit to open invoices. */
export const ApplyDialog = ({
  kind,
  purse,
  onClose,
}: {
  kind: keyof typeof calls;
  purse: Purse;
  onClose: () => void;
}) => {
  const t = useWords(actWords);
  const { known, choices } = useOpenInvoices(purse);
  const form = useCallForm({
    call: calls[kind],
    fixed: { id: purse.id },
    values: { invoices: [] },
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={t('applyOf', { amount: money(purse.left) })}
      says={known && choices.length === 0 ? t('applyNone') : t('applySays')}
      form={form}
      submit={t('apply')}
      onClose={onClose}
    >
      <MultiSelect data={choices} {...form.field('invoices', t('applyTo'))} />
    </FormDialog>
  );
};
