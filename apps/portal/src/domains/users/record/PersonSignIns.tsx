import { Button } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { Pending } from '@nestling/kit/Pending.tsx';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { deviceName } from '../../../session/device-name.ts';
import records from '../../students/record/record.module.css';
import { peopleWords } from '../words.ts';
import { signInWords } from './sign-in-words.ts';
import { PersonSignInsDocument, type PersonSignInsQuery } from './sign-ins.graphql.ts';

type Row = PersonSignInsQuery['getUserLoginHistory']['data'][number];

const reasons = ['logout', 'reuse', 'password', 'revoked', 'inactive'] as const;
const isReason = (word: string | null): word is (typeof reasons)[number] => reasons.some((one) => one === word);

/** When somebody signed in, on which device, and how each ended. */
export const PersonSignIns = ({ id }: { id: string }) => {
  const t = useWords(signInWords);
  const pages = useWords(peopleWords);
  const { language } = useSpeech();
  const [page, setPage] = useState(1);
  const { data, error, again } = useAsk(PersonSignInsDocument, { id, page }, { keep: ['page'] });
  const log = data?.getUserLoginHistory;
  if (!log) return <Pending error={error} onRetry={again} rows={4} />;
  if (log.total === 0) return <p className={records.quiet}>{t('none')}</p>;
  const figures = (moment: string) => <span data-figures>{momentFigures(moment, language)}</span>;
  const columns: Column<Row>[] = [
    { key: 'device', head: t('device'), main: true, cell: ({ device }) => deviceName(device) || t('unknownDevice') },
    { key: 'address', head: t('address'), wide: true, cell: ({ ip }) => <span data-figures>{ip}</span> },
    { key: 'in', head: t('signedIn'), cell: ({ login_time }) => figures(login_time) },
    { key: 'used', head: t('lastUsed'), wide: true, cell: ({ last_used_at }) => figures(last_used_at) },
    {
      key: 'out',
      head: t('ended'),
      cell: ({ logout_time, end_reason }) =>
        logout_time === null ? (
          t('goesOn')
        ) : (
          <>
            {figures(logout_time)}{' '}
            {isReason(end_reason) ? <span className={records.quiet}>{t(end_reason)}</span> : null}
          </>
        ),
    },
  ];
  return (
    <div className={records.section}>
      <DataTable
        label={t('signIns')}
        rows={log.data}
        columns={columns}
        keyOf={({ id: key }) => key}
        nameOf={({ login_time }) => momentFigures(login_time, language)}
      />
      {log.lastPage > 1 ? (
        <div className={records.pages}>
          <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {pages('previous')}
          </Button>
          <Button variant="default" disabled={page >= log.lastPage} onClick={() => setPage(page + 1)}>
            {pages('next')}
          </Button>
        </div>
      ) : null}
    </div>
  );
};
