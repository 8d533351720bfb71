import { useAsk } from '@nestling/kit/ask.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { ListBody } from '@nestling/kit/ListBody.tsx';
import { Paging } from '@nestling/kit/Paging.tsx';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { phoneWords } from '@nestling/rules/phones.ts';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { TextsDocument, type TextsQuery } from '../texts.graphql.ts';
import { textedOf } from '../told.ts';
import { alertWords } from '../words.ts';
import classes from './alerts.module.css';
import { statusWords } from './why.ts';

type Sent = TextsQuery['getInstantSms']['data'][number];
const PER_PAGE = 20;

/** The texts of a location, the newest first; a row opens what became of each phone. */
export const SentTexts = ({ location }: { location: string }) => {
  const t = useWords(alertWords);
  const { language } = useSpeech();
  const [at, setAt] = useState(1);
  const [open, setOpen] = useState<string | null>(null);
  const { data, error, again } = useAsk(
    TextsDocument,
    { location, search: null, first: PER_PAGE, page: at },
    { keep: ['search', 'first', 'page'] },
  );
  const page = data?.getInstantSms;
  const shown = page?.data.find(({ id }) => id === open);
  const phones = ({ recipients }: Sent) => t('phones', { count: textedOf(recipients).length });
  const columns: Column<Sent>[] = [
    { key: 'at', head: t('at'), cell: ({ created_at }) => momentFigures(created_at, language) },
    { key: 'message', head: t('message'), width: '50%', cell: ({ message }) => message },
    { key: 'phones', head: t('state'), cell: phones },
    { key: 'by', head: t('by'), cell: ({ sender }) => sender?.full_name, wide: true },
  ];
  return (
    <section aria-label={t('sentTexts')}>
      <h2>{t('sentTexts')}</h2>
      <ListBody
        count={page?.total}
        error={error}
        onRetry={again}
        filtered={false}
        onClearFilters={() => setAt(1)}
        empty={
          <EmptyState picture={<PaperPicture />} title={t('noTexts')}>
            {t('noTextsText')}
          </EmptyState>
        }
      >
        <DataTable
          label={t('sentTexts')}
          rows={page?.data ?? []}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ message }) => message}
          onOpen={({ id }) => setOpen(id)}
          card={(one) => (
            <>
              <b>{one.message}</b>
              <span>{[momentFigures(one.created_at, language), phones(one)].join(' · ')}</span>
            </>
          )}
        />
      </ListBody>
      {page ? <Paging page={page} onPage={setAt} /> : null}
      {shown ? (
        <SidePanel title={t('sent')} onClose={() => setOpen(null)}>
          <p className={classes.words}>{shown.message}</p>
          <ul>
            {textedOf(shown.recipients).map(({ id, name, phone, status, reason }) => (
              <li key={id} className={classes.person}>
                <b>{name}</b>
                <span className={classes.note}>
                  {[phoneWords(phone), statusWords(t, status, reason)].filter(Boolean).join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </SidePanel>
      ) : null}
    </section>
  );
};
