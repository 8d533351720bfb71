import { Button } from '@mantine/core';
import { deleteSavedReport } from '@nestling/contract/operations/reports.gen.ts';
import { askOnce } from '@nestling/kit/ask-once.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { useDeletion } from '@nestling/kit/deletion.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import { usePanel } from '@nestling/kit/panel.ts';
import { useTaking } from '@nestling/kit/taking.ts';
import { allows } from '@nestling/rules/roles.ts';
import { isOfDays, isSavedDays, isSavedReport } from '@nestling/rules/saved-reports.ts';
import { clockWords, dateWords } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconDownload, IconPlus } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useClient } from 'urql';
import { usePerson } from '../../../session/session.ts';
import type { Located } from '../../../shell/place.ts';
import { dayName, weekdays } from '../../schedules/week.ts';
import { listToSave } from '../saved/list-to-save.ts';
import { SavedPanel } from '../saved/SavedPanel.tsx';
import {
  type SavedReportRowFragment as Saved,
  SavedReportsDocument,
  TakeSavedReportDocument,
} from '../saved/saved.graphql.ts';
import { savedWords } from '../saved/words.ts';

/** One that is added; a dash and the name of a report behind it where that is known. */
const NEW = 'new';

/** Reports that are wanted again and again: taken away by one press, and told of by mail. */
const SavedReports = ({ place: { id: location } }: Located) => {
  const t = useWords(savedWords);
  const { language } = useSpeech();
  const client = useClient();
  const manager = allows(usePerson().role, 'manager');
  const { open, show, close } = usePanel();
  const address: Readonly<Record<string, string | undefined>> = useSearch({ strict: false });
  const { take, busy } = useTaking();
  const [asked, setAsked] = useState<string | null>(null);
  const { ask: askDelete, question } = useDeletion(deleteSavedReport);
  const state = useListState();
  const { rows, answer } = useList(SavedReportsDocument, state, {
    rows: ({ getSavedReports }) =>
      getSavedReports.filter(({ name }) => name.toLocaleLowerCase().includes(state.search.toLocaleLowerCase())),
    variables: { location },
  });
  const isNew = open?.startsWith(NEW) ?? false;
  const one = rows.find(({ id }) => id === open);
  const download = (id: string) => {
    setAsked(id);
    void take(async () => (await askOnce(client, TakeSavedReportDocument, { id })).data?.exportSavedReport);
  };
  const when = ({ every, weekday, hour }: Saved): string => {
    const time = clockWords(`${String(hour).padStart(2, '0')}:00`);
    if (every === 'week')
      return t('weekly', { day: dayName(weekdays[(weekday ?? 1) - 1] ?? 'Monday', language, 'long'), time });
    if (every === 'day') return t('daily', { time });
    return every === 'month' ? t('monthly', { time }) : t('never');
  };
  const add = manager ? (
    <Button leftSection={<IconPlus size={18} />} onClick={() => show(NEW)}>
      {t('add')}
    </Button>
  ) : null;
  const columns: Column<Saved>[] = [
    { key: 'name', head: t('name'), by: ({ name }) => name, main: true, cell: ({ name }) => name },
    {
      key: 'report',
      head: t('report'),
      by: ({ report }) => report,
      wide: true,
      cell: ({ report, title, program }) =>
        [isSavedReport(report) ? t(report) : (title ?? report), program?.name].filter(Boolean).join(' · '),
    },
    {
      key: 'days',
      head: t('days'),
      by: ({ days }) => days,
      cell: ({ report, days }) => (!isOfDays(report) ? null : isSavedDays(days) ? t(days) : days),
    },
    { key: 'when', head: t('schedule'), cell: when },
    {
      key: 'readers',
      head: t('readers'),
      wide: true,
      cell: ({ readers }) => readers.map(({ full_name }) => full_name).join(', '),
    },
    {
      key: 'sent',
      head: t('lastSent'),
      by: ({ sent_on }) => sent_on,
      wide: true,
      cell: ({ sent_on }) => (sent_on ? dateWords(sent_on, language) : null),
    },
    {
      key: 'take',
      head: t('download'),
      cell: ({ id, name }) => (
        <Button
          size="sm"
          variant="default"
          loading={busy && asked === id}
          leftSection={<IconDownload size={18} />}
          aria-label={`${t('download')}: ${name}`}
          onClick={() => download(id)}
        >
          {t('download')}
        </Button>
      ),
    },
  ];
  return (
    <>
      <ListScreen
        state={state}
        answer={answer}
        actions={add}
        empty={
          <EmptyState picture={<PaperPicture />} title={t('none')} actions={add}>
            {t(manager ? 'noneText' : 'noneToldText')}
          </EmptyState>
        }
        panel={
          manager && (isNew || one) ? (
            <SavedPanel
              key={open}
              location={location}
              one={one ?? null}
              report={open?.slice(NEW.length + 1) || null}
              list={isNew ? listToSave(open?.slice(NEW.length + 1) ?? null, address) : null}
              onClose={close}
            />
          ) : undefined
        }
      >
        <DataTable
          label={t('saved')}
          rows={rows}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          onOpen={manager ? ({ id }) => show(id) : undefined}
          open={open ?? undefined}
          menuOf={
            manager
              ? (row) => [editItem(t('edit'), () => show(row.id)), deleteItem(t('remove'), () => askDelete(row))]
              : undefined
          }
        />
      </ListScreen>
      {question}
    </>
  );
};

export default SavedReports;
