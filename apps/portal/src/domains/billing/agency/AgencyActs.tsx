import { Button } from '@mantine/core';
import { lazy } from '@nestling/ui/lazy.ts';
import { useWords } from '@nestling/ui/words.ts';
import { Suspense, useState } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import { AgencyPayment } from './AgencyPayment.tsx';
import { remittanceWords } from './remittance-words.ts';
import type { Agency, AgencySums } from './use-agency.ts';
import { agencyWords } from './words.ts';

const Remittance = lazy(() => import('./Remittance.tsx'));

/** What an office does with an agency each month: noting what it paid, by hand or by its file. */
export const AgencyActs = ({ agency, sums }: { agency: Agency; sums: AgencySums }) => {
  const t = useWords(agencyWords);
  const r = useWords(remittanceWords);
  const may = useMay()('manage_billing');
  const [open, setOpen] = useState<'payment' | 'remittance' | null>(null);
  if (!may) return null;
  const close = () => setOpen(null);
  return (
    <>
      <Button variant="default" onClick={() => setOpen('remittance')}>
        {r('import')}
      </Button>
      <Button onClick={() => setOpen('payment')}>{t('takePayment')}</Button>
      {open === 'payment' ? <AgencyPayment agency={agency} owed={sums.open ?? 0} onClose={close} /> : null}
      {open === 'remittance' ? (
        <Suspense fallback={null}>
          <Remittance agency={agency} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
};
