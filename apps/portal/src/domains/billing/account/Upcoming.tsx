import { useAsk } from '@nestling/kit/ask.ts';
import { ListBody } from '@nestling/kit/ListBody.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { PeriodsAhead } from '../parts/PeriodsAhead.tsx';
import { UpcomingTable } from '../parts/UpcomingTable.tsx';
import { AccountUpcomingDocument } from './account.graphql.ts';
import { useAccountRecord } from './use-account.ts';
import { useUpcomingActs } from './use-upcoming-acts.tsx';
import { accountWords } from './words.ts';

/** What the plans of an account will bill next; nothing of it is booked. */
const Upcoming = () => {
  const account = useAccountRecord();
  const t = useWords(accountWords);
  const [periods, setPeriods] = useState(1);
  const { data, error, again } = useAsk(
    AccountUpcomingDocument,
    { student: account.id, periods },
    { keep: ['periods'] },
  );
  const { menuOf, dialogs } = useUpcomingActs();
  const rows = data?.getStudentUpcomingInvoices;
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
        <UpcomingTable rows={rows ?? []} label={t('upcoming')} menuOf={menuOf} />
      </ListBody>
      {dialogs}
    </Stack>
  );
};

export default Upcoming;
