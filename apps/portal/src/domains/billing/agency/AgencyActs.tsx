import { Button } from '@mantine/core';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import { AgencyPayment } from './AgencyPayment.tsx';
import type { Agency, AgencySums } from './use-agency.ts';
import { agencyWords } from './words.ts';

/** What an office does with an agency each month: noting what it paid. */
export const AgencyActs = ({ agency, sums }: { agency: Agency; sums: AgencySums }) => {
  const t = useWords(agencyWords);
  const may = useMay()('manage_billing');
  const [paying, setPaying] = useState(false);
  if (!may) return null;
  return (
    <>
      <Button onClick={() => setPaying(true)}>{t('takePayment')}</Button>
      {paying ? <AgencyPayment agency={agency} owed={sums.open ?? 0} onClose={() => setPaying(false)} /> : null}
    </>
  );
};
