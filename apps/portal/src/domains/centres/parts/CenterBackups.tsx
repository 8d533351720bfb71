import { Button, TextInput } from '@mantine/core';
import {
  backupAwsCenterDatabase,
  deleteCenterBackup,
  snapshotAwsCenterDatabase,
  verifyCenterBackup,
} from '@nestling/contract/operations/centres.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { useOpening } from '@nestling/kit/opening.ts';
import { Pending } from '@nestling/kit/Pending.tsx';
import { refusalOf } from '@nestling/kit/refusal.ts';
import { Section } from '@nestling/kit/Section.tsx';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { ConfirmDelete } from '@nestling/ui/overlay/ConfirmDelete.tsx';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconDotsVertical, IconDownload, IconEyeCheck, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useSubscription } from 'urql';
import { sizeWords } from '../backup-size.ts';
import { backupWords } from '../backup-words.ts';
import { type BackupLineFragment, CenterBackupsDocument, DownloadBackupDocument } from '../backups.graphql.ts';
import { CenterDeployDocument } from '../hosting.graphql.ts';
import { BackupState } from './BackupState.tsx';
import classes from './hosting.module.css';

/** The backups of a center: how each stands and what it holds, and beginning another one. */
export const CenterBackups = ({ center }: { center: string }) => {
  const t = useWords(backupWords);
  const [naming, setNaming] = useState(false);
  const { data, error, again } = useAsk(CenterBackupsDocument, { id: center });
  const begin = useAction(backupAwsCenterDatabase);
  // A job makes them: how far it is comes by itself.
  useSubscription({ query: CenterDeployDocument, variables: { id: center } }, (_, change) => {
    again();
    return change;
  });
  const backups = data?.getAwsCenterDatabaseBackups;
  // Outside of the platform's own center nobody may: then there is nothing to show.
  if (error && refusalOf(error).code === 'FORBIDDEN') return null;
  const busy = backups?.some(({ status }) => status === 'waiting' || status === 'running') ?? true;
  return (
    <Section title={t('backups')} help={t('backupsHelp')}>
      <Row>
        <Button loading={begin.busy} disabled={busy} onClick={() => void begin.run({ id: center }).then(again)}>
          {t('backUp')}
        </Button>
        <Button variant="default" disabled={busy} onClick={() => setNaming(true)}>
          {t('snapshot')}
        </Button>
      </Row>
      {backups ? null : <Pending error={error} onRetry={again} rows={2} />}
      {backups?.length === 0 ? <p>{t('noBackups')}</p> : null}
      <ul className={classes.lines} aria-live="polite">
        {backups?.map((one) => (
          <OneBackup key={one.id} backup={one} onChanged={again} />
        ))}
      </ul>
      {naming ? (
        <TakeSnapshot
          center={center}
          onClose={() => {
            setNaming(false);
            again();
          }}
        />
      ) : null}
    </Section>
  );
};

const damages = ['gone', 'checksum', 'seal'] as const;
const reasons = ['no-room', 'damaged', 'broken'] as const;

const OneBackup = ({ backup, onChanged }: { backup: BackupLineFragment; onChanged: () => void }) => {
  const t = useWords(backupWords);
  const { language } = useSpeech();
  const [removing, setRemoving] = useState(false);
  const download = useOpening(DownloadBackupDocument, (data) => data.downloadCenterBackup?.url);
  const verify = useAction(verifyCenterBackup);
  const remove = useAction(deleteCenterBackup);
  const { id, status, created_at, created_by, bytes, row_count, table_count, file_count, verified_at } = backup;
  const kind = t(backup.kind === 'snapshot' ? 'kind_snapshot' : 'kind_backup');
  const made = momentFigures(created_at, language);
  const title = backup.name ?? `${kind} ${made}`;
  const number = (value: number | null) => (value ?? 0).toLocaleString(language);
  const wrong =
    damages.find((one) => one === backup.damage) ?? reasons.find((one) => status === 'failed' && one === backup.reason);
  const done = status === 'done';
  const under = status === 'waiting' || status === 'running';
  return (
    <li className={classes.line}>
      <div className={classes.head}>
        <strong className={classes.name}>{title}</strong>
        <BackupState status={backup.damage ? 'failed' : status} />
        {under ? null : (
          <Menu
            label={t('more', { name: title })}
            button={<IconDotsVertical size={20} aria-hidden="true" />}
            items={[
              ...(done
                ? [
                    {
                      key: 'download',
                      label: t('download'),
                      icon: <IconDownload size={18} />,
                      onPick: () => void download.open({ id }),
                    },
                    {
                      key: 'verify',
                      label: t('verify'),
                      icon: <IconEyeCheck size={18} />,
                      onPick: () => void verify.run({ id }).then(onChanged),
                    },
                  ]
                : []),
              {
                key: 'remove',
                label: t('remove'),
                icon: <IconTrash size={18} />,
                danger: true,
                onPick: () => setRemoving(true),
              },
            ]}
          />
        )}
      </div>
      {backup.name ? (
        <p>
          {kind} {made}
        </p>
      ) : null}
      {wrong ? <p>{t(wrong)}</p> : null}
      {done ? (
        <p>
          {t('holds', {
            rows: number(row_count),
            tables: number(table_count),
            files: number(file_count),
            size: sizeWords(bytes ?? 0, language),
          })}
        </p>
      ) : null}
      {verified_at && !backup.damage ? <p>{t('verified', { date: momentFigures(verified_at, language) })}</p> : null}
      {created_by ? <p className={classes.small}>{t('by', { name: created_by.full_name })}</p> : null}
      {backup.sha256 ? <p className={`${classes.small} ${classes.name}`}>SHA-256 {backup.sha256}</p> : null}
      {removing ? (
        <ConfirmDelete
          onDelete={() =>
            remove.run({ id }).then(() => {
              setRemoving(false);
              onChanged();
            })
          }
          onCancel={() => setRemoving(false)}
        >
          <strong>{title}</strong>
          <p>{t('removeText')}</p>
        </ConfirmDelete>
      ) : null}
    </li>
  );
};

const TakeSnapshot = ({ center, onClose }: { center: string; onClose: () => void }) => {
  const t = useWords(backupWords);
  const form = useCallForm({
    call: snapshotAwsCenterDatabase,
    fixed: { id: center },
    values: { name: '' },
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('snapshot')} submit={t('snapshot')} onClose={onClose}>
      <TextInput autoComplete="off" {...form.field('name', t('name'), t('snapshotHelp'))} />
    </FormDialog>
  );
};
