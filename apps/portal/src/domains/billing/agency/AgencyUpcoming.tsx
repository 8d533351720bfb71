import { useAsk } from '@nestling/kit/ask.ts';
import { ListBody } from '@nestling/kit/ListBody.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { PeriodsAhead } from '../parts/PeriodsAhead.tsx';
import { UpcomingTable } from '../parts/UpcomingTable.tsx';
import { AgencyUpcomingDocument } from './agency.graphql.ts';
import { useAgencyRecord } from './use-agency.ts';
import { agencyWords } from './words.ts';

/** What an agency will be billed next; nothing of it is booked. */
const AgencyUpcoming = () => {
  const agency = useAgencyRecord().agency.id;
  const t = useWords(agencyWords);
  const [periods, setPeriods] = useState(1);
  const { data, error, again } = useAsk(AgencyUpcomingDocument, { agency, periods }, { keep: ['periods'] });
  const rows = data?.getAgencyUpcomingInvoices;
  return (
    <Stack>
      <Row>
        <PeriodsAhead value={periods} onChange={setPeriods} />
      </Row>
      <ListBody
        count={rows?.length}
        error={error}
        onRetry={again}
        filtered={false}
        onClearFilters={() => undefined}
        empty={
          <EmptyState picture={<PaperPicture />} title={t('noUpcoming')}>
            {t('noUpcomingText')}
          </EmptyState>
        }
      >
        <UpcomingTable rows={rows ?? []} label={t('upcoming')} withStudent />
      </ListBody>
    </Stack>
  );
};

export default AgencyUpcoming;
