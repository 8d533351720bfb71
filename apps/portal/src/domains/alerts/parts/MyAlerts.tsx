import { Button } from '@mantine/core';
import { markAlertSeen } from '@nestling/contract/operations/alerts.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { ago } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { MyAlertsDocument } from '../mine.graphql.ts';
import { alertWords } from '../words.ts';
import classes from './alerts.module.css';

/** Pushes and open lines bring it sooner; this is for a page that just stands there. */
const LOOK_MS = 30_000;

/** Alerts the caller has not confirmed yet, at the top of the page until it says that it has read them. */
const MyAlerts = () => {
  const t = useWords(alertWords);
  const { language } = useSpeech();
  const { data } = useAsk(MyAlertsDocument, {}, { everyMs: LOOK_MS });
  const seen = useAction(markAlertSeen, { say: () => null });
  const told = (data?.getUserAlerts.data ?? []).filter((one) => !one.seen);
  if (told.length === 0) return null;
  return (
    <section aria-label={t('myAlerts')}>
      {told.map(({ id, message, urgent, created_at }) => (
        <div key={id} className={classes.alert} data-urgent={urgent} role={urgent ? 'alert' : undefined}>
          <div className={classes.words}>
            <b>{message}</b>
            <div className={classes.note} title={created_at}>
              {ago(created_at, language)}
            </div>
          </div>
          <Button size="xs" loading={seen.busy} onClick={() => void seen.run({ id })}>
            {t('read')}
          </Button>
        </div>
      ))}
    </section>
  );
};

export default MyAlerts;
