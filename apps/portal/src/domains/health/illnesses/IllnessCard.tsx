import { Button } from '@mantine/core';
import { tellExposure } from '@nestling/contract/operations/health.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { allows } from '@nestling/rules/roles.ts';
import { clockWords, dateWords, momentWords } from '@nestling/ui/format/when.ts';
import { lazy } from '@nestling/ui/lazy.ts';
import { Suspense, useState } from 'react';
import { usePerson } from '../../../session/session.ts';
import classes from '../care-plans/care-plans.module.css';
import { IllnessState, Until } from './IllnessState.tsx';
import { useIllnessWords } from './illness-words.ts';
import type { IllnessLineFragment } from './illnesses.graphql.ts';

const ChangeIllness = lazy(() => import('./IllnessDialogs.tsx').then((part) => ({ default: part.ChangeIllness })));
const LiftIllness = lazy(() => import('./IllnessDialogs.tsx').then((part) => ({ default: part.LiftIllness })));

/** What somebody was ill with; staff say anew until when, and let the child back in. */
export const IllnessCard = ({
  one,
  child,
  staff,
}: {
  one: IllnessLineFragment;
  /** What the child is called, for the staff's questions. */
  child: string;
  staff: boolean;
}) => {
  const { t, language, kindName } = useIllnessWords();
  const [open, setOpen] = useState<'change' | 'lift' | null>(null);
  const close = () => setOpen(null);
  const manager = allows(usePerson().role, 'manager');
  const tell = useAction(tellExposure);
  const { temperature, unit, sent_home_at, details, excluded_until, lifted_at, why } = one;
  const facts = [
    [t('when'), `${dateWords(one.date, language)}, ${clockWords(one.time)}`],
    [t('temperature'), temperature === null ? null : `${temperature} °${unit ?? ''}`],
    [t('details'), details],
    [t('sentHome'), sent_home_at ? clockWords(sent_home_at) : null],
    [t('until'), excluded_until ? <Until key="until" at={excluded_until} /> : null],
  ] as const;
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <b>{kindName(one.kind)}</b>
        <IllnessState one={one} />
      </div>
      <dl className={classes.facts}>
        {facts.map(([head, value]) =>
          value ? (
            <div key={head}>
              <dt>{head}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {lifted_at ? (
        <p className={classes.quiet}>
          {t('liftedBy', {
            name: one.lifted_by?.full_name ?? '',
            day: momentWords(lifted_at, language),
            reason: why ?? '',
          })}
        </p>
      ) : null}
      {one.exposure_told_at ? (
        <p className={classes.quiet}>{t('exposed', { day: momentWords(one.exposure_told_at, language) })}</p>
      ) : null}
      {staff ? (
        <div className={classes.acts}>
          {one.excluded ? <Button onClick={() => setOpen('lift')}>{t('lift')}</Button> : null}
          {one.status === 'open' ? (
            <Button variant="default" onClick={() => setOpen('change')}>
              {t('change')}
            </Button>
          ) : null}
          {manager && !one.exposure_told_at ? (
            <Button variant="default" loading={tell.busy} onClick={() => void tell.run({ id: one.id })}>
              {t('expose')}
            </Button>
          ) : null}
        </div>
      ) : null}
      <Suspense>
        {open === 'change' ? <ChangeIllness one={one} onClose={close} /> : null}
        {open === 'lift' ? <LiftIllness one={one} child={child} onClose={close} /> : null}
      </Suspense>
    </li>
  );
};
