import { Button } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { Badge, type BadgeKind } from '@nestling/ui/feedback/Badge.tsx';
import { clock, clockWords } from '@nestling/ui/format/when.ts';
import { lazy } from '@nestling/ui/lazy.ts';
import { Suspense, useState } from 'react';
import classes from '../health.module.css';
import { MedicinesDueDocument, type MedicinesDueQuery } from './medications.graphql.ts';
import { useMedicineWords } from './medicine-words.ts';

const GiveDialog = lazy(() => import('./GiveDialog.tsx'));

type Due = MedicinesDueQuery['medicationsDue'][number];
const looks: Readonly<Record<string, BadgeKind>> = { late: 'bad', now: 'wait', needed: 'neutral' };

/** What is to be given to the children who are in a room, what is late first; nothing where nothing is signed. */
const DueNow = ({ location, room, zone }: { location: string; room: string; zone: string | null }) => {
  const { t, planOf } = useMedicineWords();
  const { data } = useAsk(MedicinesDueDocument, { location, room }, { everyMs: 60_000 });
  const [pressed, setPressed] = useState<Due | null>(null);
  const due = data?.medicationsDue ?? [];
  if (due.length === 0) return null;
  const stateOf = ({ due: time, state, from }: Due): string => {
    const at = time ? clockWords(time) : '';
    if (state === 'late' || state === 'now' || state === 'later') return t(state, { time: at });
    if (state === 'needed') return t('needed');
    return from ? t('wait', { time: clock(from, zone) }) : t('waitDay');
  };
  return (
    <section aria-label={t('dueTitle')}>
      <h2>{t('dueTitle')}</h2>
      <ul className={classes.lines}>
        {due.map((one) =>
          one.authorization ? (
            <li key={`${one.authorization.id} ${one.due}`} className={classes.line}>
              <span className={classes.grow}>
                <b>{one.authorization.student?.full_name}</b>{' '}
                <Badge kind={looks[one.state] ?? 'out'}>{stateOf(one)}</Badge>
                <br />
                {one.authorization.name}, {planOf(one.authorization)}
              </span>
              <Button
                variant={one.state === 'late' || one.state === 'now' ? 'filled' : 'default'}
                aria-label={t(one.state === 'late' ? 'answerName' : 'giveName', { name: one.authorization.name })}
                onClick={() => setPressed(one)}
              >
                {t(one.state === 'late' ? 'answer' : 'give')}
              </Button>
            </li>
          ) : null,
        )}
      </ul>
      {pressed?.authorization ? (
        <Suspense>
          <GiveDialog one={pressed.authorization} due={pressed.due} onClose={() => setPressed(null)} />
        </Suspense>
      ) : null}
    </section>
  );
};

export default DueNow;
