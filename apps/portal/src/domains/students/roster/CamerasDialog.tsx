import { Button } from '@mantine/core';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import classes from './roster.module.css';
import { rosterWords } from './words.ts';

/** Chooses the cameras that students have of their own, besides those of their rooms. */
export const CamerasDialog = ({
  count,
  cameras,
  chosen,
  busy,
  onSave,
  onClose,
}: {
  count: number;
  cameras: readonly { readonly id: string; readonly name: string; readonly color_code: string }[];
  chosen: readonly string[];
  busy: boolean;
  onSave: (cameras: string[]) => void;
  onClose: () => void;
}) => {
  const t = useWords(rosterWords);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(chosen));
  const toggle = (id: string) => {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    setTicked(next);
  };
  const title = t('camerasFor', { count });
  return (
    <Dialog label={title} onClose={onClose}>
      <div className={classes.dialog}>
        <h2>{title}</h2>
        <p className={classes.quiet}>{t('camerasText')}</p>
        <div className={classes.ticks}>
          {cameras.map(({ id, name, color_code }) => (
            <label key={id} className={classes.tick}>
              <input type="checkbox" checked={ticked.has(id)} onChange={() => toggle(id)} />
              <RoomName name={name} colour={color_code} />
            </label>
          ))}
        </div>
        <div className={classes.end}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button loading={busy} onClick={() => onSave([...ticked])}>
            {t('save')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
