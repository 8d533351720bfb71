import { useAsk } from '@nestling/kit/ask.ts';
import { ListBody } from '@nestling/kit/ListBody.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { UpcomingTable } from '../parts/UpcomingTable.tsx';
import { AccountUpcomingDocument } from './account.graphql.ts';
import { useAccountRecord } from './use-account.ts';
import { accountWords } from './words.ts';

/** What the plans of an account will bill next; nothing of it is booked. */
const Upcoming = () => {
  const account = useAccountRecord();
  const t = useWords(accountWords);
  const { data, error, again } = useAsk(AccountUpcomingDocument, { student: account.id });
  const rows = data?.getStudentUpcomingInvoices;
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
      <UpcomingTable rows={rows ?? []} label={t('upcoming')} />
    </ListBody>
  );
};

export default Upcoming;
