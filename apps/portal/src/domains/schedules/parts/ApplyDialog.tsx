import { Button, Checkbox } from '@mantine/core';
import { applyScheduleToCameras } from '@nestling/contract/operations/schedules.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { LineSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { ScheduleCamerasDocument } from '../scheduleCameras.graphql.ts';
import { scheduleWords } from '../words.ts';
import classes from './ApplyDialog.module.css';

/** Sets a schedule on cameras, saying what each has now. */
export const ApplyDialog = ({
  schedule,
  location,
  onClose,
}: {
  schedule: { readonly id: string; readonly name: string };
  location: string;
  onClose: () => void;
}) => {
  const t = useWords(scheduleWords);
  const { data } = useAsk(ScheduleCamerasDocument, { location });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const apply = useAction(applyScheduleToCameras);
  const title = t('applyTitle', { name: schedule.name });
  const cameras = data?.location_cameras;

  const run = async () => {
    const ended = await apply.run({ id: schedule.id, cameras: [...chosen], location });
    if (ended?.kind === 'done') onClose();
  };
  return (
    <Dialog label={title} onClose={onClose}>
      <h2 className={classes.title}>{title}</h2>
      <p>{t('applyText')}</p>
      {cameras === undefined ? <LineSkeleton /> : null}
      {cameras?.length === 0 ? <p>{t('noCameras')}</p> : null}
      <ul className={classes.list}>
        {cameras?.map((camera) => {
          const own = camera.schedule?.id === schedule.id;
          const has = own ? t('hasThis') : camera.schedule ? t('has', { name: camera.schedule.name }) : t('hasNone');
          return (
            <li key={camera.id}>
              <Checkbox
                label={camera.name}
                description={has}
                disabled={own}
                checked={own || chosen.includes(camera.id)}
                onChange={(event) =>
                  setChosen(
                    event.currentTarget.checked ? [...chosen, camera.id] : chosen.filter((one) => one !== camera.id),
                  )
                }
              />
            </li>
          );
        })}
      </ul>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button disabled={chosen.length === 0} loading={apply.busy} onClick={() => void run()}>
          {t('applyDo', { count: chosen.length })}
        </Button>
      </div>
    </Dialog>
  );
};
