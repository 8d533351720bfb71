import { Button } from '@mantine/core';
import { seeDoorAlert } from '@nestling/contract/operations/attendance.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { momentWords } from '@nestling/ui/format/when.ts';
import { Avatar } from '@nestling/ui/person/Person.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import type { KioskQuery } from './kiosk.graphql.ts';
import classes from './kiosk.module.css';
import { kioskWords } from './words.ts';

type Alert = NonNullable<KioskQuery['getDoorAlerts']>['data'][number];

/** Who was stopped at the door, until somebody has seen to it. */
export const Alerts = ({ alerts, zone }: { alerts: readonly Alert[]; zone: string | null }) => {
  const t = useWords(kioskWords);
  const { language } = useSpeech();
  const see = useAction(seeDoorAlert);
  if (alerts.length === 0) return null;
  return (
    <section className={classes.section} aria-live="polite">
      <h2>{t('alerts')}</h2>
      {alerts.map(({ id, kind, at, user, student }) => {
        const name = user?.full_name ?? t('someone');
        return (
          <article key={id} className={classes.card}>
            <div className={classes.row}>
              {user ? <Avatar id={user.id} name={name} image={user.avatar} size={40} /> : null}
              <span className={classes.grow}>
                {kind === 'health'
                  ? t('health', { name: student?.full_name ?? '', by: name })
                  : kind === 'locked'
                    ? t('lockedAlert')
                    : t(kind === 'black_list' || kind === 'clock' || kind === 'ratio' ? kind : 'not_listed', { name })}
              </span>
              <Badge kind={kind === 'black_list' ? 'blocked' : kind === 'clock' ? 'wait' : 'bad'}>
                {momentWords(at, language, zone)}
              </Badge>
              <Button variant="default" loading={see.busy} onClick={() => void see.run({ id })}>
                {t('seen')}
              </Button>
            </div>
          </article>
        );
      })}
    </section>
  );
};
