import { BulkAct, BulkBar } from '@nestling/kit/BulkBar.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { useSelection } from '@nestling/kit/selection.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import type { Located } from '../../../shell/place.ts';
import { useMay } from '../../permissions/use-may.ts';
import { AccountTable } from '../lists/AccountTable.tsx';
import { BillingList } from '../lists/BillingList.tsx';
import { ChargeMany } from '../lists/ChargeMany.tsx';
import { AllAccountsDocument } from '../lists/lists.graphql.ts';
import { listWords } from '../lists/words.ts';

const names = ['status'] as const;
const states = ['owing', 'credit', 'settled'] as const;
const stateWords = { owing: 'owing', credit: 'inCredit', settled: 'settled' } as const;

/** The accounts of a location; several are charged at once. */
const Accounts = ({ place }: Located) => {
  const t = useWords(listWords);
  const state = useListState(names);
  const selection = useSelection();
  const may = useMay()('manage_billing');
  const [charging, setCharging] = useState(false);
  const { rows, answer } = useList(AllAccountsDocument, state, {
    rows: (data) => data.getBillingStudentsOverview,
    variables: { location: place.id, status: state.filter('status') || null },
  });
  return (
    <>
      <BillingList
        state={state}
        answer={answer}
        filters={
          <FilterMenu
            name={t('status')}
            value={state.filter('status')}
            choices={states.map((value) => ({ value, label: t(stateWords[value]) }))}
            onChange={(next) => state.set({ filters: { status: next } })}
          />
        }
        empty={
          <EmptyState picture={<BlocksPicture />} title={t('noAccounts')}>
            {t('noAccountsText')}
          </EmptyState>
        }
      >
        <AccountTable rows={rows} selection={may ? selection : undefined} />
      </BillingList>
      {may ? (
        <BulkBar selection={selection}>
          <BulkAct icon={<IconReceipt size={18} />} onClick={() => setCharging(true)}>
            {t('charge')}
          </BulkAct>
        </BulkBar>
      ) : null}
      {may && charging ? (
        <ChargeMany
          students={selection.keys}
          location={place.id}
          onClose={(done) => {
            setCharging(false);
            if (done) selection.clear();
          }}
        />
      ) : null}
    </>
  );
};

export default Accounts;
