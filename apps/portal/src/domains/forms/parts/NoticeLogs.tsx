import { DataTable } from '@nestling/kit/DataTable.tsx';
import { ListBody } from '@nestling/kit/ListBody.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { Paging } from '@nestling/kit/Paging.tsx';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import type { FormRecord } from '../form-record.ts';
import { FormNoticeLogsDocument } from '../forms.graphql.ts';
import { formWords } from '../words.ts';

/** Notices of new answers and reminders, the latest first. */
export const NoticeLogs = ({ form }: { form: FormRecord }) => {
  const t = useWords(formWords);
  const { language } = useSpeech();
  const state = useListState();
  const { rows, answer } = useList(FormNoticeLogsDocument, state, {
    rows: (data) => data.getFormNotificationLogs,
    variables: { form_id: form.id },
  });
  return (
    <ListBody
      count={answer.page?.total}
      error={answer.error}
      onRetry={answer.again}
      filtered={false}
      onClearFilters={state.clear}
      empty={
        <EmptyState picture={<PaperPicture />} title={t('noLogs')}>
          {t('noLogsText')}
        </EmptyState>
      }
    >
      <DataTable
        label={t('tabLogs')}
        rows={rows}
        columns={[
          {
            key: 'at',
            head: t('at'),
            cell: ({ created_at }) => momentFigures(created_at, language, form.location?.timezone?.value),
          },
          { key: 'receiver', head: t('receiver'), cell: ({ receiver }) => receiver },
          { key: 'channel', head: t('channel'), cell: ({ channel }) => t(channel === 'mail' ? 'mail' : 'portal') },
          { key: 'subject', head: t('subject'), cell: ({ subject }) => subject, wide: true },
          {
            key: 'entry',
            head: t('answer'),
            cell: ({ entry_id }) =>
              entry_id ? (
                <Link to={href('forms.entry.staff', { formId: form.id, entryId: entry_id })}>{t('see')}</Link>
              ) : null,
          },
        ]}
        keyOf={({ id }) => id}
        nameOf={({ receiver }) => receiver}
      />
      {answer.page ? <Paging page={answer.page} onPage={(page) => state.set({ page })} /> : null}
    </ListBody>
  );
};
