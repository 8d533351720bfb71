import { SegmentedControl } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { Problem } from '@nestling/kit/Problem.tsx';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { addDays } from '@nestling/ui/format/day.ts';
import { momentFigures, stated } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { CameraViewsDocument } from '../cameraViews.graphql.ts';
import { useViewWords } from '../use-view-words.ts';
import { watchedWords } from '../watched-words.ts';
import classes from './camera-views.module.css';

/** Who watched a camera on the last days, by the clock of its location. */
export const CameraViews = ({
  camera,
  zone,
  onClose,
}: {
  camera: { readonly id: string; readonly name: string };
  zone: string | null;
  onClose: () => void;
}) => {
  const t = useWords(watchedWords);
  const { days: span, spans, shown } = useViewWords();
  const { language } = useSpeech();
  const [days, setDays] = useState('7');
  const to = stated(new Date(), zone).date;
  const { data, error, again } = useAsk(
    CameraViewsDocument,
    { camera: camera.id, from: addDays(to, 1 - Number(days)), to },
    { keep: ['from', 'to'] },
  );
  const views = data?.cameraViews;
  return (
    <SidePanel title={t('watchedBy', { name: camera.name })} onClose={onClose}>
      <SegmentedControl mb={12} aria-label={span} data={spans} value={days} onChange={setDays} />
      {views ? (
        views.length > 0 ? (
          <ul className={classes.lines}>
            {views.map(({ id, name, child, began_at, seconds, timezone }) => (
              <li key={id} className={classes.line}>
                <b>{name}</b>
                <span className={classes.quiet}>
                  {[
                    momentFigures(began_at, language, timezone),
                    child ? t('forChild', { name: child }) : t('atWork'),
                    shown(seconds),
                  ].join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <p className={classes.quiet}>{t('nobody')}</p>
        )
      ) : error ? (
        <Problem error={error} onRetry={again} />
      ) : (
        <RowsSkeleton rows={4} />
      )}
    </SidePanel>
  );
};
