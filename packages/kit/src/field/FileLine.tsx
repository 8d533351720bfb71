import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconCircleCheckFilled, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './FileField.module.css';
import type { FileJob } from './file-queue.ts';
import { fieldWords } from './words.ts';

const sizeWords = (bytes: number, language: string): string => {
  const large = bytes >= 100_000;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large ? 1 : 0,
  }).format(large ? bytes / 1_048_576 : Math.max(1, bytes / 1024));
};

/** A file: its name, its size, how it stands, and a way to remove it. */
export const FileLine = ({
  name,
  bytes,
  onRemove,
  children,
}: {
  name: string;
  bytes: number;
  onRemove: (() => void) | undefined;
  children?: ReactNode;
}) => {
  const t = useWords(fieldWords);
  const { language } = useSpeech();
  return (
    <li className={classes.file}>
      <span className={classes.name}>{name}</span>
      <span className={classes.size} data-figures>
        {sizeWords(bytes, language)}
      </span>
      {children ?? <IconCircleCheckFilled size={16} className={classes.sent} aria-label={t('fileSent')} role="img" />}
      {onRemove ? (
        <button type="button" className={classes.remove} aria-label={t('removeFile', { name })} onClick={onRemove}>
          <IconX size={16} />
        </button>
      ) : null}
    </li>
  );
};

/** A file on its way: how far, or why not and another try. */
export const JobLine = ({ job, onRetry, onRemove }: { job: FileJob; onRetry: () => void; onRemove: () => void }) => {
  const t = useWords(fieldWords);
  const percent = Math.round(job.share * 100);
  return (
    <FileLine name={job.file.name} bytes={job.file.size} onRemove={onRemove}>
      {job.state === 'sending' ? (
        <progress className={classes.progress} max={100} value={percent} aria-label={t('fileSending', { percent })} />
      ) : job.state === 'failed' ? (
        <span className={classes.failed} role="alert">
          {job.problem ?? t('fileFailed')}{' '}
          <button type="button" className={classes.choose} onClick={onRetry}>
            {t('again')}
          </button>
        </span>
      ) : (
        <span className={classes.size}>{t(job.state === 'offline' ? 'fileOffline' : 'fileWaiting')}</span>
      )}
    </FileLine>
  );
};
