import { Button } from '@mantine/core';
import { saveReadDocument } from '@nestling/contract/operations/files.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { usePanel } from '@nestling/kit/panel.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { dateFigures, dateWords, momentWords } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconSignature } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import { useHere } from '../../../shell/here.ts';
import { OwnFileShownDocument, OwnFilesDocument } from '../files.graphql.ts';
import classes from '../parts/files.module.css';
import { Viewer } from '../parts/Viewer.tsx';
import type { OwnFile as OwnRow } from '../rows.ts';
import { fileWords } from '../words.ts';

const filters = ['show'] as const;

/** The files shared with whoever looks, or for one child: what must be read and was not comes first. */
const MyFiles = () => {
  const t = useWords(fileWords);
  const { language } = useSpeech();
  const { params } = useHere();
  const state = useListState(filters);
  const { open, show, close } = usePanel();
  const { rows, answer } = useList(OwnFilesDocument, state, {
    rows: (data) => data.getUserFilesList,
    variables: { student: params.studentId ?? null },
  });
  const shown = state.filter('show') === 'unread' ? rows.filter(({ read }) => !read) : rows;
  const badge = (file: OwnRow) => <ReadBadge file={file} />;
  const columns: Column<OwnRow>[] = [
    { key: 'name', head: t('name'), by: ({ name }) => name, cell: ({ name }) => name, width: '40%' },
    { key: 'read', head: t('readIt'), cell: badge },
    {
      key: 'student',
      head: t('student'),
      cell: ({ students }) => students.map((one) => one.full_name).join(', '),
      wide: true,
    },
    {
      key: 'due',
      head: t('dueDate'),
      by: ({ due_date }) => due_date,
      cell: ({ due_date, read }) => (due_date && !read ? dateFigures(due_date, language) : ''),
    },
    {
      key: 'date',
      head: t('date'),
      by: ({ date }) => date,
      cell: ({ date }) => (date ? dateFigures(date, language) : ''),
    },
  ];
  return (
    <ListScreen
      state={state}
      answer={answer}
      filters={
        <FilterMenu
          name={t('readIt')}
          value={state.filter('show')}
          choices={[{ value: 'unread', label: t('onlyUnread') }]}
          onChange={(next) => state.set({ filters: { show: next } })}
        />
      }
      empty={
        <EmptyState picture={<PaperPicture />} title={t('mineEmpty')}>
          {t('mineEmptyText')}
        </EmptyState>
      }
      panel={open ? <OwnFile key={open} id={open} onClose={close} /> : undefined}
    >
      <DataTable
        label={t('mine')}
        rows={shown}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        onOpen={({ id }) => show(id)}
        open={open ?? undefined}
        card={(file) => (
          <>
            <b>{file.name}</b>
            <span>{file.date ? dateFigures(file.date, language) : ''}</span>
            <div>{badge(file)}</div>
            {file.due_date && !file.read ? (
              <span className={classes.quiet}>{t('readBefore', { date: dateWords(file.due_date, language) })}</span>
            ) : null}
          </>
        )}
      />
    </ListScreen>
  );
};

const ReadBadge = ({ file }: { file: OwnRow }) => {
  const t = useWords(fileWords);
  if (file.read) return <Badge kind="good">{t('readIt')}</Badge>;
  if (file.read_before) return <Badge kind="wait">{t('again')}</Badge>;
  return file.required ? <Badge kind="wait">{t('mustRead')}</Badge> : <Badge kind="out">{t('unread')}</Badge>;
};

/** One file to read; it is marked by itself once its last page was in sight. */
const OwnFile = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useWords(fileWords);
  const { language } = useSpeech();
  const { id: me } = usePerson();
  const { data } = useAsk(OwnFileShownDocument, { id });
  const mark = useAction(saveReadDocument, { say: () => null, ownErrors: true });
  const file = data?.getSingleDocument;
  if (!file) return null;
  const read = () => void mark.run({ id: me, file_id: id });
  return (
    <SidePanel title={file.name} onClose={onClose}>
      {file.description ? <p className={classes.text}>{file.description}</p> : null}
      {file.instructions ? <p className={classes.text}>{file.instructions}</p> : null}
      {file.read && file.read_at ? (
        <Badge kind="good">{t('hasRead', { date: momentWords(file.read_at, language) })}</Badge>
      ) : file.kind === 'pdf' ? (
        <p className={classes.quiet}>{t('toTheEnd')}</p>
      ) : null}
      <Viewer name={file.name} kind={file.kind} url={file.url} onEnd={file.read ? undefined : read} />
      <SignIt file={file} />
      {file.photos.map((photo) =>
        photo.url ? <img key={photo.id} className={classes.picture} src={photo.url} alt={file.name} /> : null,
      )}
      {!file.read && file.kind === 'download' ? <Button onClick={read}>{t('markRead')}</Button> : null}
    </SidePanel>
  );
};

/** The way to where a document is signed, which lists for whom. */
const SignIt = ({ file: { sign_form, sign_state } }: { file: OwnRow }) => {
  const t = useWords(fileWords);
  if (!sign_form || !sign_state) return null;
  if (sign_state === 'submitted' || sign_state === 'approved') return <Badge kind="good">{t('signed')}</Badge>;
  return (
    <Button
      component={Link}
      to={href('forms.one', { formId: sign_form })}
      leftSection={<IconSignature size={18} aria-hidden="true" />}
    >
      {t('signIt')}
    </Button>
  );
};

export default MyFiles;
