import { useAsk } from '@nestling/kit/ask.ts';
import { ListBody } from '@nestling/kit/ListBody.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { UpcomingTable } from '../parts/UpcomingTable.tsx';
import { AgencyUpcomingDocument } from './agency.graphql.ts';
import { useAgencyRecord } from './use-agency.ts';
import { agencyWords } from './words.ts';

/** What an agency will be billed next; nothing of it is booked. */
const AgencyUpcoming = () => {
  const agency = useAgencyRecord().agency.id;
  const t = useWords(agencyWords);
  const { data, error, again } = useAsk(AgencyUpcomingDocument, { agency });
  const rows = data?.getAgencyUpcomingInvoices;
  return (
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
  );
};

export default AgencyUpcoming;
