import { Button } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { useRowPanel } from '@nestling/kit/panel.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { dateFigures } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconArrowsSort, IconPlus, IconTag } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { href } from '../../../addresses.ts';
import { useMay } from '../../permissions/use-may.ts';
import { FileLabelsDocument, FilesByStateDocument, StaffFilesDocument } from '../files.graphql.ts';
import type { FileRow } from '../rows.ts';
import { useFileMenu } from '../use-file-menu.tsx';
import { fileWords } from '../words.ts';
import { FilePanel } from './FilePanel.tsx';
import { LabelPanel } from './LabelPanel.tsx';
import { OrderPanel } from './OrderPanel.tsx';

const filters = ['state', 'label'] as const;
const PER_PAGE = 200;

/** The documents, or the other files, of a location: published or not, who has read them, in their order. */
export const FileList = ({
  type,
  location,
  tabs,
}: {
  type: 'document' | 'other';
  location: string;
  tabs?: ReactNode;
}) => {
  const t = useWords(fileWords);
  const { language } = useSpeech();
  const may = useMay()('edit_files');
  const state = useListState(filters);
  const [chosen, label] = [state.filter('state'), state.filter('label')];
  const of = { location, type };
  const byState = useList(FilesByStateDocument, state, {
    rows: (data) => data.getAllFiles,
    variables: {
      ...of,
      archive: chosen === 'archived',
      visible: chosen === 'published' ? true : chosen === 'unpublished' ? false : null,
    },
    pause: label !== '',
    perPage: PER_PAGE,
  });
  const labelled = useList(StaffFilesDocument, state, {
    rows: (data) => data.filterFiles,
    variables: { ...of, labels: label ? [label] : null },
    pause: label === '',
    perPage: PER_PAGE,
  });
  const { data: known } = useAsk(FileLabelsDocument, { location });
  const { rows, answer } = label ? labelled : byState;
  const [beside, setBeside] = useRowPanel(rows, ['new', 'order', 'labels']);
  const menuOf = useFileMenu(setBeside);
  const badges = ({ visible, archive, required }: FileRow) => (
    <>
      <Badge kind={archive ? 'neutral' : visible ? 'good' : 'out'}>
        {t(archive ? 'archived' : visible ? 'published' : 'unpublished')}
      </Badge>
      {required ? <Badge kind="wait">{t('required')}</Badge> : null}
    </>
  );
  const readBy = ({ read_count, reader_count }: FileRow) =>
    reader_count ? t('readOf', { read: read_count ?? 0, all: reader_count }) : '–';
  const columns: Column<FileRow>[] = [
    { key: 'name', head: t('name'), by: ({ name }) => name, cell: ({ name }) => name, width: '34%' },
    { key: 'state', head: t('state'), cell: badges },
    { key: 'readers', head: t('readers'), cell: readBy },
    { key: 'label', head: t('label'), cell: ({ labels }) => labels.map(({ name }) => name).join(', '), wide: true },
    {
      key: 'expiry',
      head: t('expiry'),
      by: ({ expiry_date }) => expiry_date,
      cell: ({ expiry_date }) => (expiry_date ? dateFigures(expiry_date, language) : ''),
      wide: true,
    },
    {
      key: 'date',
      head: t('date'),
      by: ({ date }) => date,
      cell: ({ date }) => (date ? dateFigures(date, language) : ''),
      wide: true,
    },
  ];
  const add = may ? (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setBeside('new')}>
      {t(type === 'document' ? 'add' : 'addOther')}
    </Button>
  ) : null;
  const actions = may ? (
    <>
      <Button variant="default" leftSection={<IconTag size={18} />} onClick={() => setBeside('labels')}>
        {t('labels')}
      </Button>
      {rows.length > 1 && !state.filtered ? (
        <Button variant="default" leftSection={<IconArrowsSort size={18} />} onClick={() => setBeside('order')}>
          {t('order')}
        </Button>
      ) : null}
      {add}
    </>
  ) : null;
  const close = () => setBeside(null);
  const panel = () => {
    if (!beside) return undefined;
    if (beside === 'order') return <OrderPanel files={rows} onClose={close} />;
    if (beside === 'labels') return <LabelPanel location={location} onClose={close} />;
    const one = beside === 'new' ? null : beside;
    return <FilePanel key={one?.id ?? 'new'} location={location} type={type} one={one} onClose={close} />;
  };
  const opened = ({ id }: FileRow) =>
    type === 'document' ? href('files.document', { documentId: id }) : href('files.other', { otherId: id });
  return (
    <ListScreen
      state={state}
      answer={answer}
      actions={actions}
      tabs={tabs}
      filters={
        <>
          <FilterMenu
            name={t('state')}
            value={chosen}
            choices={(['published', 'unpublished', 'archived'] as const).map((value) => ({ value, label: t(value) }))}
            onChange={(next) => state.set({ filters: { state: next, label: '' } })}
          />
          {known && known.fileLabels.length > 0 ? (
            <FilterMenu
              name={t('label')}
              value={label}
              choices={known.fileLabels.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(next) => state.set({ filters: { label: next, state: '' } })}
            />
          ) : null}
        </>
      }
      empty={
        <EmptyState picture={<PaperPicture />} title={t(type === 'document' ? 'empty' : 'emptyOther')} actions={add}>
          {t(type === 'document' ? 'emptyText' : 'emptyOtherText')}
        </EmptyState>
      }
      panel={panel()}
    >
      <DataTable
        label={t('list')}
        rows={rows}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        hrefOf={opened}
        menuOf={menuOf}
        card={(file) => (
          <>
            <b>{file.name}</b>
            <span>{readBy(file)}</span>
            <div>{badges(file)}</div>
          </>
        )}
      />
    </ListScreen>
  );
};
