import { useAsk } from '@nestling/kit/ask.ts';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { money } from '@nestling/ui/format/money.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import type { Located } from '../../../shell/place.ts';
import { AccountTable } from '../lists/AccountTable.tsx';
import { BillingList } from '../lists/BillingList.tsx';
import { BillingOverviewDocument, UnpaidAccountsDocument } from '../lists/lists.graphql.ts';
import { listWords } from '../lists/words.ts';
import { Figure, Figures } from '../parts/Money.tsx';

/** Who owes what, the longest due first, below the figures of the month. */
const Unpaid = ({ place }: Located) => {
  const t = useWords(listWords);
  const state = useListState();
  const { rows, answer } = useList(UnpaidAccountsDocument, state, {
    rows: (data) => data.getUnpaidOverview,
    variables: { location: place.id },
  });
  return (
    <BillingList
      state={state}
      answer={answer}
      above={<Month location={place.id} today={place.today} />}
      empty={
        <EmptyState picture={<PaperPicture />} title={t('none')}>
          {t('noneText')}
        </EmptyState>
      }
    >
      <AccountTable rows={rows} unpaid />
    </BillingList>
  );
};

/** What was billed and paid this month, and what is open now. */
const Month = ({ location, today }: { location: string; today: string }) => {
  const t = useWords(listWords);
  const { data } = useAsk(
    BillingOverviewDocument,
    { location, from: `${today.slice(0, 7)}-01`, to: today },
    { keep: ['from', 'to'] },
  );
  const sums = data?.getBillingOverview;
  if (!sums) return null;
  return (
    <Figures>
      <Figure label={`${t('billed')}, ${t('thisMonth').toLowerCase()}`}>{money(sums.billed)}</Figure>
      <Figure label={`${t('paid')}, ${t('thisMonth').toLowerCase()}`}>{money(sums.paid)}</Figure>
      <Figure label={t('open')}>{money(sums.open)}</Figure>
      <Figure label={t('overdue')} late={sums.overdue > 0}>
        {money(sums.overdue)}
      </Figure>
      <Figure label={t('credit')}>{money(sums.credit)}</Figure>
    </Figures>
  );
};

export default Unpaid;
