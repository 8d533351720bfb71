import { Button } from '@mantine/core';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconAlertTriangleFilled } from '@tabler/icons-react';
import { dayWords } from '../day/words.ts';
import classes from './RatioWarning.module.css';
import type { useRatioGuard } from './use-ratio-guard.ts';

/** Says what would break before it does, and who could step in. */
export const RatioWarning = ({ guard: { asked, close } }: { guard: ReturnType<typeof useRatioGuard> }) => {
  const t = useWords(dayWords);
  if (!asked) return null;
  const { broken, helpers } = asked.warning;
  return (
    <Dialog label={t('ratioTitle')} onClose={close}>
      <div className={classes.body}>
        <h2 className={classes.title}>
          <IconAlertTriangleFilled size={22} aria-hidden="true" />
          {t('ratioTitle')}
        </h2>
        {broken.map(({ id, name, children, staff, needed, broken: what }) => (
          <p key={id}>
            {what === 'group'
              ? t('ratioGroup', { room: name, children })
              : t('ratioStaff', { room: name, children, staff, needed })}
          </p>
        ))}
        {helpers.length > 0 ? (
          <p className={classes.helpers}>
            {t('helpers', {
              names: helpers
                .map(({ full_name, program }) => t('helper', { name: full_name, room: program?.name ?? '' }))
                .join(', '),
            })}
          </p>
        ) : null}
        <div className={classes.actions}>
          <Button variant="default" onClick={close}>
            {t('cancel')}
          </Button>
          <Button
            color="red"
            onClick={() => {
              close();
              asked.go();
            }}
          >
            {t('doAnyway')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
