import { useAsk } from '@nestling/kit/ask.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { ListBody } from '@nestling/kit/ListBody.tsx';
import { Paging } from '@nestling/kit/Paging.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { AlertsDocument, type AlertsQuery } from '../alerts.graphql.ts';
import { alertWords } from '../words.ts';

type Sent = AlertsQuery['allAlert']['data'][number];
const PER_PAGE = 20;

/** The alerts of a location, the newest first. */
export const SentAlerts = ({ location, onOpen }: { location: string; onOpen: (id: string) => void }) => {
  const t = useWords(alertWords);
  const { language } = useSpeech();
  const [at, setAt] = useState(1);
  const { data, error, again } = useAsk(
    AlertsDocument,
    { location, search: null, first: PER_PAGE, page: at },
    { keep: ['search', 'first', 'page'] },
  );
  const page = data?.allAlert;
  const marks = ({ urgent, drill }: Sent) => (
    <>
      {drill ? <Badge kind="neutral">{t('isDrill')}</Badge> : null}
      {urgent ? <Badge kind="bad">{t('isUrgent')}</Badge> : null}
    </>
  );
  const seen = ({ seen_count, people }: Sent) => t('seenOf', { seen: seen_count ?? 0, people: people ?? 0 });
  const columns: Column<Sent>[] = [
    { key: 'at', head: t('at'), cell: ({ created_at }) => momentFigures(created_at, language) },
    { key: 'message', head: t('message'), width: '44%', cell: ({ message }) => message },
    { key: 'seen', head: t('seen'), cell: seen },
    { key: 'state', head: t('state'), cell: marks },
    { key: 'by', head: t('by'), cell: ({ sender }) => sender?.full_name, wide: true },
  ];
  return (
    <section aria-label={t('sentAlerts')}>
      <h2>{t('sentAlerts')}</h2>
      <ListBody
        count={page?.total}
        error={error}
        onRetry={again}
        filtered={false}
        onClearFilters={() => setAt(1)}
        empty={
          <EmptyState picture={<PaperPicture />} title={t('noAlerts')}>
            {t('noAlertsText')}
          </EmptyState>
        }
      >
        <DataTable
          label={t('sentAlerts')}
          rows={page?.data ?? []}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ message }) => message}
          onOpen={({ id }) => onOpen(id)}
          card={(one) => (
            <>
              <b>{one.message}</b>
              <span>{[momentFigures(one.created_at, language), seen(one)].join(' · ')}</span>
              <div>{marks(one)}</div>
            </>
          )}
        />
      </ListBody>
      {page ? <Paging page={page} onPage={setAt} /> : null}
    </section>
  );
};
