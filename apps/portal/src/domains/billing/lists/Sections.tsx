import { LinkTabs } from '@nestling/kit/LinkTabs.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { href } from '../../../addresses.ts';
import { useHere } from '../../../shell/here.ts';
import { BillingOff } from '../parts/BillingOff.tsx';
import { listWords } from './words.ts';

/** The way between the parts of billing, above each of them; where the location does not bill, it says so. */
export const Sections = ({ location }: { location: string }) => {
  const t = useWords(listWords);
  const { id } = useHere();
  const tabs = [
    { key: 'billing.unpaid', label: t('unpaid'), to: href('billing.unpaid') },
    { key: 'billing.run', label: t('run'), to: href('billing.run') },
    { key: 'billing.payments', label: t('payments'), to: href('billing.payments') },
    { key: 'billing.students.overview', label: t('students'), to: href('billing.students.overview') },
    { key: 'billing.students.plans', label: t('plans'), to: href('billing.students.plans') },
    { key: 'billing.subsidies', label: t('subsidies'), to: href('billing.subsidies') },
    { key: 'billing.reports', label: t('reports'), to: href('billing.reports') },
    { key: 'billing.settings', label: t('settings'), to: href('billing.settings') },
  ];
  return (
    <>
      <LinkTabs tabs={tabs} here={id ?? ''} label={t('sections')} />
      {id === 'billing.settings' ? null : <BillingOff location={location} />}
    </>
  );
};
