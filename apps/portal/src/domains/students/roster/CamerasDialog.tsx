import { Button } from '@mantine/core';
import { Toggles } from '@nestling/kit/field/Toggles.tsx';
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
  const [ticked, setTicked] = useState<readonly string[]>(chosen);
  const title = t('camerasFor', { count });
  return (
    <Dialog label={title} onClose={onClose}>
      <div className={classes.dialog}>
        <h2>{title}</h2>
        <Toggles
          label={t('cameras')}
          description={t('camerasText')}
          choices={cameras.map(({ id, name, color_code }) => ({
            value: id,
            label: <RoomName name={name} colour={color_code} />,
          }))}
          value={ticked}
          onChange={setTicked}
        />
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
