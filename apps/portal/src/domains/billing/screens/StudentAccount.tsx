import { LinkTabs } from '@nestling/kit/LinkTabs.tsx';
import { RecordScreen } from '@nestling/kit/RecordScreen.tsx';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { lazy } from '@nestling/ui/lazy.ts';
import { useWords } from '@nestling/ui/words.ts';
import { Suspense } from 'react';
import { href } from '../../../addresses.ts';
import { useHere } from '../../../shell/here.ts';
import { AccountHead } from '../account/AccountHead.tsx';
import { type Account, useAccount } from '../account/use-account.ts';
import { accountWords } from '../account/words.ts';

const OpenInvoices = lazy(() => import('../account/OpenInvoices.tsx'));
const AllInvoices = lazy(() => import('../account/AllInvoices.tsx'));
const AccountPayments = lazy(() => import('../account/AccountPayments.tsx'));
const Credits = lazy(() => import('../account/Credits.tsx'));
const Upcoming = lazy(() => import('../account/Upcoming.tsx'));
const Ledger = lazy(() => import('../account/Ledger.tsx'));
const AccountPlans = lazy(() => import('../account/AccountPlans.tsx'));
const Payers = lazy(() => import('../account/Payers.tsx'));

/** What one student costs, who pays it, and what was paid; each part has its own address. */
const StudentAccount = () => {
  const t = useWords(accountWords);
  const { params } = useHere();
  const answer = useAccount(params.studentId ?? '');
  return (
    <RecordScreen
      answer={answer}
      titleOf={({ student_name }) => t('title', { name: student_name ?? '' })}
      head={(account) => <AccountHead account={account} />}
    >
      {(account) => <Body key={account.id} account={account} />}
    </RecordScreen>
  );
};

const Body = ({ account }: { account: Account }) => {
  const t = useWords(accountWords);
  const { id: here } = useHere();
  const at = { studentId: account.id };
  const parts = [
    { key: 'billing.account.open', label: t('openInvoices'), part: OpenInvoices },
    { key: 'billing.account.ledger', label: t('ledger'), part: Ledger },
    { key: 'billing.account.invoices', label: t('invoices'), part: AllInvoices },
    { key: 'billing.account.payments', label: t('payments'), part: AccountPayments },
    { key: 'billing.account.credits', label: t('credits'), part: Credits },
    { key: 'billing.account.upcoming', label: t('upcoming'), part: Upcoming },
    { key: 'billing.account.plans', label: t('plans'), part: AccountPlans },
    { key: 'billing.account.payers', label: t('payers'), part: Payers },
  ] as const;
  const { key, part: Part } = parts.find((one) => one.key === here) ?? parts[0];
  return (
    <>
      <LinkTabs
        tabs={parts.map((one) => ({ key: one.key, label: one.label, to: href(one.key, at) }))}
        here={key}
        label={t('parts')}
      />
      <Suspense fallback={<RowsSkeleton rows={4} />}>
        <Part account={account} />
      </Suspense>
    </>
  );
};

export default StudentAccount;
