import { useAsk } from '@nestling/kit/ask.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { UpcomingList } from '../parts/UpcomingList.tsx';
import { AgencyUpcomingDocument } from './agency.graphql.ts';
import { useAgencyRecord } from './use-agency.ts';
import { agencyWords } from './words.ts';

/** What an agency will be billed next; nothing of it is booked. */
const AgencyUpcoming = () => {
  const agency = useAgencyRecord().agency.id;
  const t = useWords(agencyWords);
  const [periods, setPeriods] = useState(1);
  const { data, error, again } = useAsk(AgencyUpcomingDocument, { agency, periods }, { keep: ['periods'] });
  return (
    <UpcomingList
      rows={data?.getAgencyUpcomingInvoices}
      {...{ error, again, periods }}
      onPeriods={setPeriods}
      none={t('noUpcoming')}
      noneText={t('noUpcomingText')}
      label={t('upcoming')}
      withStudent
    />
  );
};

export default AgencyUpcoming;
