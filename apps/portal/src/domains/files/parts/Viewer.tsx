import { Button } from '@mantine/core';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { lazy } from '@nestling/ui/lazy.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconDownload } from '@tabler/icons-react';
import { Suspense, useRef } from 'react';
import { fileWords } from '../words.ts';
import classes from './files.module.css';

const PdfPages = lazy(() => import('./PdfPages.tsx'));

/**
 * Shows a file in the page: a PDF page by page, a picture whole; anything else is only downloaded.
 * @param onEnd called once the last page, or the picture, has been in sight; never for a download
 */
export const Viewer = ({
  name,
  kind,
  url,
  onEnd,
}: {
  name: string;
  kind: string | null;
  url: string | null;
  onEnd?: (() => void) | undefined;
}) => {
  const t = useWords(fileWords);
  if (!url) return null;
  const download = (
    <Button component="a" href={url} download variant="default" leftSection={<IconDownload size={18} />}>
      {t('download')}
    </Button>
  );
  if (kind === 'pdf')
    return (
      <>
        <Suspense fallback={<CardsSkeleton />}>
          <PdfPages name={name} url={url} onEnd={onEnd} />
        </Suspense>
        {download}
      </>
    );
  if (kind === 'picture') return <Picture name={name} url={url} onEnd={onEnd} />;
  return (
    <>
      <p className={classes.quiet}>{t('onlyDownload')}</p>
      {download}
    </>
  );
};

const Picture = ({ name, url, onEnd }: { name: string; url: string; onEnd?: (() => void) | undefined }) => {
  const seen = useRef(false);
  const tell = () => {
    if (seen.current) return;
    seen.current = true;
    onEnd?.();
  };
  return <img className={classes.picture} src={url} alt={name} onLoad={tell} />;
};
