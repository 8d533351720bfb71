import { Button } from '@mantine/core';
import { illnessOf } from '@nestling/rules/health-checks.ts';
import { textsIn } from '@nestling/rules/json.ts';
import { allows } from '@nestling/rules/roles.ts';
import { clockWords, dateWords } from '@nestling/ui/format/when.ts';
import { lazy } from '@nestling/ui/lazy.ts';
import { Suspense, useState } from 'react';
import { usePerson } from '../../../session/session.ts';
import { useInjuryWords } from '../../injuries/injury-words.ts';
import classes from '../care-plans/care-plans.module.css';
import { isFinding, useCheckWords } from './check-words.ts';
import type { CheckLineFragment } from './checks.graphql.ts';
import own from './checks.module.css';

const CorrectCheck = lazy(() => import('./CheckDialog.tsx').then((part) => ({ default: part.CorrectCheck })));
const NewReport = lazy(() =>
  import('../../injuries/parts/ReportDialog.tsx').then((part) => ({ default: part.NewReport })),
);
const AddIllness = lazy(() => import('../illnesses/IllnessDialogs.tsx').then((part) => ({ default: part.AddIllness })));

type Line = CheckLineFragment & { readonly versions: readonly CheckLineFragment[] };

/** A version of a health check: what was found, where, its picture, and who looked. */
const Version = ({ check, staff }: { check: CheckLineFragment; staff: boolean }) => {
  const { t, language, foundNames } = useCheckWords();
  const { partNames } = useInjuryWords();
  const { temperature, unit, note, staff_note, photo, reason, created_by } = check;
  const day = `${dateWords(check.date, language)}, ${clockWords(check.time)}`;
  const facts = [
    [t('when'), day],
    [t('parts'), partNames(check.parts)],
    [t('temperatureHead'), temperature === null ? null : `${temperature} °${unit ?? ''}`],
    [t('note'), note],
    [t('staffNote'), staff ? staff_note : null],
    [t('by'), created_by?.full_name],
  ] as const;
  return (
    <>
      <div className={classes.head}>
        <b>{foundNames(check.findings)}</b>
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
      {photo ? <img className={own.photo} src={photo} alt={t('photoAlt', { day })} loading="lazy" /> : null}
      {reason && staff ? <p className={classes.quiet}>{t('corrected', { reason })}</p> : null}
    </>
  );
};

/** A health check as a line of a child's: staff correct it, and go on to a report or the illness log from it. */
export const CheckCard = ({
  check,
  student,
  location,
}: {
  check: Line;
  student: string;
  /** Where staff go on from it. */
  location?: string | undefined;
}) => {
  const { t } = useCheckWords();
  const { id: me, role } = usePerson();
  const staff = allows(role, 'teacher');
  const [open, setOpen] = useState<'correct' | 'injury' | 'illness' | null>(null);
  const close = () => setOpen(null);
  const earlier = check.versions.filter(({ id }) => id !== check.id).toReversed();
  const found = isFinding(check);
  const { id, note, parts, temperature, unit } = check;
  return (
    <li className={classes.card}>
      <Version check={check} staff={staff} />
      {staff && location ? (
        <div className={classes.acts}>
          {found ? (
            <>
              <Button variant="default" onClick={() => setOpen('injury')}>
                {t('writeInjury')}
              </Button>
              <Button variant="default" onClick={() => setOpen('illness')}>
                {t('noteIllness')}
              </Button>
            </>
          ) : null}
          {allows(role, 'manager') || check.created_by?.id === me ? (
            <Button variant="default" onClick={() => setOpen('correct')}>
              {t('correct')}
            </Button>
          ) : null}
        </div>
      ) : null}
      {earlier.length > 0 ? (
        <details>
          <summary>{t('history')}</summary>
          <ul className={classes.cards}>
            {earlier.map((one) => (
              <li key={one.id} className={classes.card}>
                <Version check={one} staff={staff} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {location ? (
        <Suspense>
          {open === 'correct' ? <CorrectCheck check={check} location={location} onClose={close} /> : null}
          {open === 'injury' ? (
            <NewReport student={student} location={location} seen={{ id, note, parts }} onClose={close} />
          ) : null}
          {open === 'illness' ? (
            <AddIllness
              student={student}
              location={location}
              seen={{ id, note, temperature, unit, kind: illnessOf(textsIn(check.findings)) }}
              onClose={close}
            />
          ) : null}
        </Suspense>
      ) : null}
    </li>
  );
};
