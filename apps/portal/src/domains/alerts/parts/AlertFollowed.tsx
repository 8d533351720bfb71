import { Button } from '@mantine/core';
import { deleteAlert, retryAlert } from '@nestling/contract/operations/alerts.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { Badge, type BadgeKind } from '@nestling/ui/feedback/Badge.tsx';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { usePerson } from '../../../session/session.ts';
import { useMay } from '../../permissions/use-may.ts';
import { AlertFollowedDocument } from '../alerts.graphql.ts';
import { type Followed, followedOf } from '../told.ts';
import { alertWords } from '../words.ts';
import classes from './alerts.module.css';
import { statusWords } from './why.ts';

/** How often it is looked at again while it is open. */
const LOOK_MS = 3_000;
const looks: Record<Followed['state'], BadgeKind> = {
  missed: 'bad',
  under_way: 'wait',
  reached: 'good',
  seen: 'good',
  drill: 'neutral',
};
const channels = ['app', 'push', 'mail', 'text'] as const;

/** Who has an alert, who has not and why, as it goes on; the others can be tried again. */
export const AlertFollowed = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useWords(alertWords);
  const may = useMay();
  const { role } = usePerson();
  const { data } = useAsk(AlertFollowedDocument, { id }, { everyMs: LOOK_MS });
  const again = useAction(retryAlert);
  const remove = useAction(deleteAlert);
  const alert = data?.alert;
  const people = followedOf(alert?.alert_user);
  const sends = may('send_announcements');
  const foot =
    sends && alert ? (
      <Row>
        {alert.drill ? null : (
          <Button loading={again.busy} onClick={() => void again.run({ id })}>
            {t('again')}
          </Button>
        )}
        {allows(role, 'manager') ? (
          <Button
            variant="default"
            loading={remove.busy}
            onClick={() => void remove.run({ id }).then((ended) => ended?.kind === 'done' && onClose())}
          >
            {t('remove')}
          </Button>
        ) : null}
      </Row>
    ) : undefined;
  return (
    <SidePanel title={t('follow')} onClose={onClose} foot={foot}>
      {data ? null : <RowsSkeleton />}
      {data && !alert ? <p>{t('alertGone')}</p> : null}
      {alert ? (
        <>
          <p className={classes.words}>{alert.message}</p>
          <p>
            <b>
              {t('seen')}: {t('seenOf', { seen: alert.seen_count ?? 0, people: alert.people ?? 0 })}
            </b>
          </p>
        </>
      ) : null}
      <ul>
        {people.map(({ id: one, name, student, state, ways }) => (
          <li key={one} className={classes.person}>
            <Row justify="between">
              <b>{name}</b>
              <Badge kind={looks[state]}>{t(`state_${state}`)}</Badge>
            </Row>
            {student ? <span className={classes.note}>{student}</span> : null}
            {ways.map(({ channel, status, reason }) => {
              const way = channels.find((known) => known === channel);
              return (
                <span key={channel} className={classes.note}>
                  {way ? t(`way_${way}`) : channel}: {statusWords(t, status, reason)}
                </span>
              );
            })}
          </li>
        ))}
      </ul>
    </SidePanel>
  );
};
