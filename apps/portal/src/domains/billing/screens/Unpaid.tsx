import { chargeAccounts, sendUnpaidReminders } from '@nestling/contract/operations/billing.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { BulkAct, BulkBar } from '@nestling/kit/BulkBar.tsx';
import { Chart } from '@nestling/kit/chart/Chart.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { useSelection } from '@nestling/kit/selection.ts';
import { money } from '@nestling/ui/format/money.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconCreditCard, IconSend } from '@tabler/icons-react';
import type { LocatedWithRooms, PlaceHere } from '../../../shell/place.ts';
import { RoomFilter } from '../../../shell/RoomFilter.tsx';
import { useMay } from '../../permissions/use-may.ts';
import { AccountTable } from '../lists/AccountTable.tsx';
import { BillingList } from '../lists/BillingList.tsx';
import { BillingOverviewDocument, UnpaidAccountsDocument, UnpaidByAgeDocument } from '../lists/lists.graphql.ts';
import { listWords } from '../lists/words.ts';
import { Figure, Figures } from '../parts/Money.tsx';
import { sumOf } from '../reports/use-asked.ts';
import { reportWords } from '../reports/words.ts';

const names = ['room', 'age'] as const;
const ages = [
  ['to_30', 'to30'],
  ['to_60', 'late60'],
  ['to_90', 'late90'],
  ['over', 'lateOver'],
] as const;
const lateness = [
  ['due', 'current'],
  ['to_30', 'late30'],
  ['to_60', 'late60'],
  ['to_90', 'late90'],
  ['over', 'lateOver'],
] as const;

/** Who owes what, the longest due first, below the figures of the month; several are reminded or charged at once. */
const Unpaid = ({ place }: LocatedWithRooms) => {
  const t = useWords(listWords);
  const r = useWords(reportWords);
  const state = useListState(names);
  const selection = useSelection();
  const may = useMay()('manage_billing');
  const [remind, charge] = [useAction(sendUnpaidReminders), useAction(chargeAccounts)];
  const [room, age] = [state.filter('room') || null, state.filter('age') || null];
  const { rows, answer } = useList(UnpaidAccountsDocument, state, {
    rows: (data) => data.getUnpaidOverview,
    variables: { location: place.id, room, age },
  });
  const many = async (act: Promise<{ kind: string } | null>) => {
    if ((await act)?.kind === 'done') selection.clear();
  };
  const students = [...selection.keys];
  return (
    <>
      <BillingList
        location={place.id}
        state={state}
        answer={answer}
        above={<Month place={place} room={room} />}
        filters={
          <>
            <RoomFilter
              rooms={place.rooms}
              value={room ?? ''}
              onChange={(next) => state.set({ filters: { room: next } })}
            />
            <FilterMenu
              name={t('late')}
              value={age ?? ''}
              choices={lateness.map(([value, word]) => ({ value, label: r(word) }))}
              onChange={(next) => state.set({ filters: { age: next } })}
            />
          </>
        }
        empty={
          <EmptyState picture={<PaperPicture />} title={t('none')}>
            {t('noneText')}
          </EmptyState>
        }
      >
        <AccountTable rows={rows} unpaid selection={may ? selection : undefined} />
      </BillingList>
      {may ? (
        <BulkBar selection={selection}>
          <BulkAct icon={<IconSend size={18} />} onClick={() => void many(remind.run({ students }))}>
            {t('remind')}
          </BulkAct>
          <BulkAct
            icon={<IconCreditCard size={18} />}
            onClick={() => void many(charge.run({ location: place.id, students }))}
          >
            {t('chargeCards')}
          </BulkAct>
        </BulkBar>
      ) : null}
    </>
  );
};

/** What was billed and paid this month, and what is open now, by age. */
const Month = ({ place: { id: location, today }, room }: { place: PlaceHere; room: string | null }) => {
  const t = useWords(listWords);
  const r = useWords(reportWords);
  const { data } = useAsk(
    BillingOverviewDocument,
    { location, from: `${today.slice(0, 7)}-01`, to: today },
    { keep: ['from', 'to'] },
  );
  const aging = useAsk(UnpaidByAgeDocument, { location, room }, { keep: ['room'] }).data?.getAgingReport;
  const sums = data?.getBillingOverview;
  if (!sums) return null;
  return (
    <>
      <Figures>
        <Figure label={`${t('billed')}, ${t('thisMonth').toLowerCase()}`}>{money(sums.billed)}</Figure>
        <Figure label={`${t('paid')}, ${t('thisMonth').toLowerCase()}`}>{money(sums.paid)}</Figure>
        <Figure label={t('open')}>{money(sums.open)}</Figure>
        <Figure label={t('overdue')} late={sums.overdue > 0}>
          {money(sums.overdue)}
        </Figure>
        <Figure label={t('credit')}>{money(sums.credit)}</Figure>
      </Figures>
      {aging && aging.length > 0 ? (
        <Chart
          kind="bars"
          label={r('byAge')}
          head={r('age')}
          rows={ages.map(([key, word]) => ({ label: r(word), values: { amount: sumOf(aging, (row) => row[key]) } }))}
          series={[{ key: 'amount', label: r('amount') }]}
          format={(cents) => money(cents)}
        />
      ) : null}
    </>
  );
};

export default Unpaid;
