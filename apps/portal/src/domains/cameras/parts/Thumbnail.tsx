import { useWords } from '@nestling/ui/words.ts';
import { IconVideoOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { ManagedCamera } from '../health.ts';
import { manageWords } from '../manage-words.ts';
import { LiveVideo } from './LiveVideo.tsx';
import classes from './Thumbnail.module.css';

/** A small live picture of the list; plays only while it is in sight. */
export const Thumbnail = ({ camera }: { camera: ManagedCamera }) => {
  const t = useWords(manageWords);
  const ref = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const watch = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false));
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, []);
  const on = camera.status === 'active';
  const playable = { id: camera.id, code: camera.code, location_id: camera.location_id };
  return (
    <div ref={ref} className={classes.thumbnail}>
      {on && seen ? (
        <LiveVideo
          camera={playable}
          label={camera.name}
          zone={camera.location?.timezone?.value ?? 'UTC'}
          onEnded={() => undefined}
        >
          {(playing) => (playing ? <span className={classes.live}>{t('live')}</span> : null)}
        </LiveVideo>
      ) : (
        <IconVideoOff size={20} aria-hidden="true" />
      )}
    </div>
  );
};
