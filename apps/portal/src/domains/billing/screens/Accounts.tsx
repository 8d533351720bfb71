import { BulkAct, BulkBar } from '@nestling/kit/BulkBar.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { useSelection } from '@nestling/kit/selection.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconCalendarRepeat, IconCash, IconReceipt } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { LocatedWithRooms } from '../../../shell/place.ts';
import { RoomFilter } from '../../../shell/RoomFilter.tsx';
import { useMay } from '../../permissions/use-may.ts';
import { AccountTable } from '../lists/AccountTable.tsx';
import { BillingList } from '../lists/BillingList.tsx';
import { ChargeMany } from '../lists/ChargeMany.tsx';
import { AllAccountsDocument } from '../lists/lists.graphql.ts';
import { PlanMany } from '../lists/PlanMany.tsx';
import { recordAt } from '../lists/RecordPayment.tsx';
import { TemplateFilter } from '../lists/TemplateFilter.tsx';
import { listWords } from '../lists/words.ts';

const names = ['status', 'room', 'template'] as const;
const states = ['owing', 'credit', 'settled'] as const;
const stateWords = { owing: 'owing', credit: 'inCredit', settled: 'settled' } as const;

/** The accounts of a location; several are charged at once. */
const Accounts = ({ place }: LocatedWithRooms) => {
  const t = useWords(listWords);
  const state = useListState(names);
  const selection = useSelection();
  const may = useMay()('manage_billing');
  const [doing, setDoing] = useState<'charge' | 'plan' | null>(null);
  const navigate = useNavigate();
  const [room, template] = [state.filter('room'), state.filter('template')];
  const { rows, answer } = useList(AllAccountsDocument, state, {
    rows: (data) => data.getBillingStudentsOverview,
    variables: {
      location: place.id,
      status: state.filter('status') || null,
      room: room || null,
      template: template || null,
    },
  });
  const close = (done: boolean) => {
    setDoing(null);
    if (done) selection.clear();
  };
  return (
    <>
      <BillingList
        location={place.id}
        state={state}
        answer={answer}
        filters={
          <>
            <FilterMenu
              name={t('status')}
              value={state.filter('status')}
              choices={states.map((value) => ({ value, label: t(stateWords[value]) }))}
              onChange={(next) => state.set({ filters: { status: next } })}
            />
            <RoomFilter rooms={place.rooms} value={room} onChange={(next) => state.set({ filters: { room: next } })} />
            <TemplateFilter
              location={place.id}
              value={template}
              onChange={(next) => state.set({ filters: { template: next } })}
            />
          </>
        }
        empty={
          <EmptyState picture={<BlocksPicture />} title={t('noAccounts')}>
            {t('noAccountsText')}
          </EmptyState>
        }
      >
        <AccountTable
          rows={rows}
          selection={may ? selection : undefined}
          menuOf={
            may
              ? ({ id }) => [
                  {
                    key: 'pay',
                    label: t('record'),
                    icon: <IconCash size={18} />,
                    onPick: () => void navigate({ to: recordAt(id) }),
                  },
                ]
              : undefined
          }
        />
      </BillingList>
      {may ? (
        <BulkBar selection={selection}>
          <BulkAct icon={<IconReceipt size={18} />} onClick={() => setDoing('charge')}>
            {t('charge')}
          </BulkAct>
          <BulkAct icon={<IconCalendarRepeat size={18} />} onClick={() => setDoing('plan')}>
            {t('addPlan')}
          </BulkAct>
        </BulkBar>
      ) : null}
      {may && doing === 'charge' ? <ChargeMany students={selection.keys} location={place.id} onClose={close} /> : null}
      {may && doing === 'plan' ? (
        <PlanMany students={selection.keys} location={place.id} today={place.today} onClose={close} />
      ) : null}
    </>
  );
};

export default Accounts;
