import { Button } from '@mantine/core';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { phoneWords } from '@nestling/rules/phones.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import classes from '../parts/billing.module.css';
import { billingWords } from '../parts/words.ts';
import { AgencyDialog } from './AgencyDialog.tsx';
import { useAgencyRecord } from './use-agency.ts';
import { agencyWords } from './words.ts';

/** How an agency is reached, and its terms. */
const AgencyInfo = () => {
  const { agency } = useAgencyRecord();
  const t = useWords(agencyWords);
  const b = useWords(billingWords);
  const may = useMay()('manage_billing');
  const [editing, setEditing] = useState(false);
  const facts = [
    [t('contact'), agency.contact_name],
    [t('email'), agency.email],
    [t('phone'), agency.phone ? phoneWords(agency.phone) : null],
    [t('address'), agency.address],
    [t('dueDays'), agency.due_days === null ? t('dueAsLocation') : String(agency.due_days)],
    [t('terms'), agency.terms],
  ] as const;
  return (
    <Stack className={classes.narrow}>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name} className={classes.pair}>
            <dt className={classes.quiet}>{name}</dt>
            <dd>{value ?? b('none')}</dd>
          </div>
        ))}
      </dl>
      {may ? (
        <div>
          <Button variant="default" leftSection={<IconPencil size={18} />} onClick={() => setEditing(true)}>
            {t('change')}
          </Button>
        </div>
      ) : null}
      {may && editing ? (
        <AgencyDialog location={agency.location_id} agency={agency} onClose={() => setEditing(false)} />
      ) : null}
    </Stack>
  );
};

export default AgencyInfo;
