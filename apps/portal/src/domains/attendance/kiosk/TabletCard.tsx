import { Button } from '@mantine/core';
import { revokeKiosk } from '@nestling/contract/operations/attendance.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { useMinute } from '@nestling/ui/format/minute.ts';
import { ago } from '@nestling/ui/format/when.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconDeviceTablet } from '@tabler/icons-react';
import { useState } from 'react';
import type { KioskQuery } from './kiosk.graphql.ts';
import classes from './kiosk.module.css';
import { tabletName } from './tablet-name.ts';
import { kioskWords } from './words.ts';

export type Tablet = KioskQuery['getKiosks'][number];

/** A tablet speaks every 30 seconds; one that was silent for so long has no line. */
const SILENT_MS = 100_000;
/** From so many seconds on a clock is worth a word. */
const WRONG_SECONDS = 120;

/** A tablet: when it was heard of, what still waits on it, how wrong its clock is; managers take it out of use. */
export const TabletCard = ({ tablet, manages }: { tablet: Tablet; manages: boolean }) => {
  const t = useWords(kioskWords);
  const { language } = useSpeech();
  const now = useMinute();
  const revoke = useAction(revokeKiosk);
  const [asking, setAsking] = useState(false);
  const silent = new Date(now).getTime() - Date.parse(tablet.last_seen_at) > SILENT_MS;
  const error = tablet.clock_error ?? 0;
  const minutes = Math.round(Math.abs(error) / 60);
  const take = async () => {
    await revoke.run({ id: tablet.id });
    setAsking(false);
  };
  return (
    <article className={classes.card}>
      <div className={classes.row}>
        <IconDeviceTablet size={24} aria-hidden="true" />
        <b className={classes.grow}>{tabletName(tablet.name) || t('tablet')}</b>
        {tablet.revoked_at ? (
          <Badge kind="out">{t('revoked')}</Badge>
        ) : (
          <Badge kind={silent ? 'wait' : 'good'}>{silent ? t('silent') : t('on')}</Badge>
        )}
      </div>
      <div className={classes.row}>
        <span>{t('heard', { ago: ago(tablet.last_seen_at, language) })}</span>
        <span>{tablet.queued > 0 ? t('waiting', { count: tablet.queued }) : t('nothingWaits')}</span>
      </div>
      {Math.abs(error) > WRONG_SECONDS ? <p>{t(error > 0 ? 'ahead' : 'behind', { minutes })}</p> : null}
      {manages && !tablet.revoked_at ? (
        <div className={classes.row}>
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('revoke')}
          </Button>
        </div>
      ) : null}
      {asking ? (
        <Dialog label={t('revokeTitle')} onClose={() => setAsking(false)}>
          <div className={classes.ask}>
            <h2>{t('revokeTitle')}</h2>
            <p>{t('revokeText')}</p>
            <div className={classes.row}>
              <Button variant="default" onClick={() => setAsking(false)}>
                {t('cancel')}
              </Button>
              <Button loading={revoke.busy} onClick={() => void take()}>
                {t('revoke')}
              </Button>
            </div>
          </div>
        </Dialog>
      ) : null}
    </article>
  );
};
