import { SegmentedControl } from '@mantine/core';
import { useListState } from '@nestling/kit/list-state.ts';
import { useWords } from '@nestling/ui/words.ts';
import type { Located } from '../../../shell/place.ts';
import { PaymentList } from '../lists/PaymentList.tsx';
import { RefundList } from '../lists/RefundList.tsx';
import { VoidList } from '../lists/VoidList.tsx';
import { listWords } from '../lists/words.ts';

const names = ['show', 'from', 'to', 'method', 'status'] as const;

/** What was paid at a location, what was given back, and what was voided. */
const Payments = ({ place }: Located) => {
  const t = useWords(listWords);
  const state = useListState(names);
  const show = state.filter('show');
  const choice = (
    <SegmentedControl
      aria-label={t('which')}
      data={[
        { value: 'payments', label: t('payments') },
        { value: 'refunds', label: t('refunds') },
        { value: 'voids', label: t('voids') },
      ]}
      value={show || 'payments'}
      onChange={(next) => state.set({ filters: { show: next === 'payments' ? '' : next } })}
    />
  );
  const listed = { location: place.id, state, choice };
  if (show === 'refunds') return <RefundList {...listed} />;
  return show === 'voids' ? <VoidList {...listed} /> : <PaymentList {...listed} />;
};

export default Payments;
