import { Button } from '@mantine/core';
import { remindFileReaders, saveReadDocument } from '@nestling/contract/operations/files.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { RecordScreen } from '@nestling/kit/RecordScreen.tsx';
import { Tabs } from '@nestling/kit/Tabs.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { dateWords, momentWords } from '@nestling/ui/format/when.ts';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconBell, IconDots } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import { useMay } from '../../permissions/use-may.ts';
import { OneFileDocument, type OneFileQuery } from '../files.graphql.ts';
import type { FileRow } from '../rows.ts';
import { useFileMenu } from '../use-file-menu.tsx';
import { fileWords } from '../words.ts';
import { FilePanel } from './FilePanel.tsx';
import classes from './files.module.css';
import { Readers } from './Readers.tsx';
import { Viewer } from './Viewer.tsx';

type OneFile = NonNullable<OneFileQuery['getSingleDocument']>;

/** One file for staff: its pages, who has read it, its versions. Who it is shared with reads it here too. */
export const FileRecord = ({ id }: { id: string }) => {
  const t = useWords(fileWords);
  const { data, error, again } = useAsk(OneFileDocument, { id });
  const [edited, setEdited] = useState<FileRow | null>(null);
  const menuOf = useFileMenu(setEdited);
  const remind = useAction(remindFileReaders);
  const may = useMay();
  const answer = { record: data?.getSingleDocument, error, again };
  return (
    <RecordScreen
      answer={answer}
      titleOf={({ name }) => name}
      actions={(file) =>
        may('edit_files') ? (
          <>
            {file.visible && (file.read_count ?? 0) < (file.reader_count ?? 0) ? (
              <Button
                variant="default"
                leftSection={<IconBell size={18} />}
                onClick={() => void remind.run({ id: file.id })}
              >
                {t('remind')}
              </Button>
            ) : null}
            <Menu button={<IconDots size={18} />} label={t('change')} items={menuOf(file)} />
          </>
        ) : null
      }
    >
      {(file) => (
        <>
          <Tabs
            label={file.name}
            tabs={[
              { key: 'file', label: t('file'), content: () => <Body file={file} /> },
              { key: 'readers', label: t('readBy'), content: () => <Readers file={file} /> },
              { key: 'versions', label: t('versions'), content: () => <Versions versions={file.versions} /> },
            ]}
          />
          {edited && file.location ? (
            <FilePanel
              location={file.location.id}
              type={file.type === 'other' ? 'other' : 'document'}
              one={edited}
              onClose={() => setEdited(null)}
            />
          ) : null}
        </>
      )}
    </RecordScreen>
  );
};

const Body = ({ file }: { file: OneFile }) => {
  const t = useWords(fileWords);
  const { language } = useSpeech();
  const { id: me } = usePerson();
  const mark = useAction(saveReadDocument);
  const toRead = file.is_reader && !file.read && file.visible;
  const read = () => void mark.run({ id: me, file_id: file.id });
  return (
    <Stack gap="m">
      <div className={classes.badges}>
        <Badge kind={file.archive ? 'neutral' : file.visible ? 'good' : 'out'}>
          {t(file.archive ? 'archived' : file.visible ? 'published' : 'unpublished')}
        </Badge>
        {file.required ? <Badge kind="wait">{t('required')}</Badge> : null}
        {file.due_date ? (
          <Badge kind="neutral">{t('readBefore', { date: dateWords(file.due_date, language) })}</Badge>
        ) : null}
        {file.sign_form ? <Link to={href('forms.one.entries', { formId: file.sign_form })}>{t('toSign')}</Link> : null}
        {file.expiry_date ? (
          <Badge kind="neutral">{t('expires', { date: dateWords(file.expiry_date, language) })}</Badge>
        ) : null}
        {file.labels.map(({ id, name }) => (
          <Badge key={id} kind="neutral">
            {name}
          </Badge>
        ))}
      </div>
      {file.description ? <p className={classes.text}>{file.description}</p> : null}
      {file.instructions ? <p className={classes.text}>{file.instructions}</p> : null}
      <Viewer name={file.name} kind={file.kind} url={file.url} onEnd={toRead ? read : undefined} />
      {toRead && file.kind === 'download' ? (
        <div>
          <Button onClick={read}>{t('markRead')}</Button>
        </div>
      ) : null}
    </Stack>
  );
};

type Version = {
  readonly version: number;
  readonly original: string;
  readonly at: string;
  readonly by: string | null;
  readonly readers: number;
};
const isVersion = (one: unknown): one is Version => typeof one === 'object' && one !== null && 'version' in one;

const Versions = ({ versions }: { versions: unknown }) => {
  const t = useWords(fileWords);
  const { language } = useSpeech();
  const all = Array.isArray(versions) ? versions.filter(isVersion) : [];
  return (
    <ul className={classes.lines}>
      {all.map(({ version, original, at, by, readers }) => (
        <li key={version} className={classes.line}>
          <b>{t('version', { version })}</b>
          <span className={classes.grow}>{original}</span>
          <span className={classes.quiet}>{[momentWords(at, language), by].filter(Boolean).join(' · ')}</span>
          <span>
            {t('readers')}: {readers}
          </span>
        </li>
      ))}
    </ul>
  );
};
