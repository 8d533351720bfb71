import { useAsk } from '@nestling/kit/ask.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { UpcomingList } from '../parts/UpcomingList.tsx';
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
  return (
    <>
      <UpcomingList
        rows={data?.getStudentUpcomingInvoices}
        {...{ error, again, periods, menuOf }}
        onPeriods={setPeriods}
        none={t('noUpcoming')}
        noneText={t('noUpcomingText')}
        label={t('upcoming')}
      />
      {dialogs}
    </>
  );
};

export default Upcoming;
