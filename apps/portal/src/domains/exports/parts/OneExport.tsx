import { deleteCenterExport } from '@nestling/contract/operations/exports.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useOpening } from '@nestling/kit/opening.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { ConfirmDelete } from '@nestling/ui/overlay/ConfirmDelete.tsx';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconDotsVertical, IconDownload, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { sizeWords } from '../../centres/backup-size.ts';
import { DownloadExportDocument, type ExportLineFragment } from '../exports.graphql.ts';
import { exportWords } from '../words.ts';
import classes from './exports.module.css';

const looks = {
  waiting: 'wait',
  running: 'wait',
  done: 'good',
  failed: 'bad',
  over: 'wait',
  withdrawn: 'bad',
} as const;
const isState = (status: string): status is keyof typeof looks => status in looks;
const reasons = ['no-room', 'damaged', 'broken'] as const;

/** One export: how far it is, what it holds, and taking it away. */
export const OneExport = ({ line, onChanged }: { line: ExportLineFragment; onChanged: () => void }) => {
  const t = useWords(exportWords);
  const { language } = useSpeech();
  const [removing, setRemoving] = useState(false);
  const download = useOpening(DownloadExportDocument, (data) => data.downloadCenterExport?.url);
  const remove = useAction(deleteCenterExport);
  const { id, status, sealed, bytes, row_count, file_count, table_count, done_count, ends_at, created_by } = line;
  const date = momentFigures(line.created_at, language);
  const number = (value: number | null) => (value ?? 0).toLocaleString(language);
  const reason = reasons.find((one) => one === line.reason);
  const done = status === 'done';
  return (
    <li className={classes.line}>
      <div className={classes.head}>
        <strong className={classes.name}>{t('title', { date })}</strong>
        {isState(status) ? <Badge kind={looks[status]}>{t(status)}</Badge> : null}
        {status === 'waiting' || status === 'running' ? null : (
          <Menu
            label={t('more', { date })}
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
      {status === 'waiting' ? <p>{t('begins')}</p> : null}
      {status === 'running' && table_count ? (
        <>
          <p>{t('progress', { done: number(done_count), all: number(table_count) })}</p>
          <progress className={classes.bar} max={table_count} value={done_count} aria-label={t('running')} />
        </>
      ) : null}
      {reason ? <p>{t(reason)}</p> : null}
      {status === 'over' ? <p>{t('overText')}</p> : null}
      {status === 'withdrawn' ? <p>{t('withdrawnText')}</p> : null}
      {done ? (
        <>
          <p>
            {t('holds', {
              rows: number(row_count),
              files: number(file_count),
              size: sizeWords(bytes ?? 0, language),
            })}
          </p>
          <p>{t(sealed ? 'isSealed' : 'notSealed')}</p>
          {ends_at ? <p>{t('until', { date: momentFigures(ends_at, language) })}</p> : null}
        </>
      ) : null}
      {created_by ? <p className={classes.small}>{t('by', { name: created_by.full_name })}</p> : null}
      {done && line.sha256 ? <p className={`${classes.small} ${classes.name}`}>SHA-256 {line.sha256}</p> : null}
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
          <strong>{t('title', { date })}</strong>
          <p>{t('removeText')}</p>
        </ConfirmDelete>
      ) : null}
    </li>
  );
};
