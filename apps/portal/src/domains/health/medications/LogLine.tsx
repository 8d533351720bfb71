import { Button } from '@mantine/core';
import { doseOutcomes } from '@nestling/rules/medicines.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { clockWords, momentFigures } from '@nestling/ui/format/when.ts';
import { lazy } from '@nestling/ui/lazy.ts';
import { Suspense, useState } from 'react';
import classes from '../health.module.css';
import type { ChildMedicinesQuery } from './medications.graphql.ts';
import { useMedicineWords } from './medicine-words.ts';

const ReasonDialog = lazy(() => import('./ReasonDialog.tsx'));

type Event = ChildMedicinesQuery['studentMedicationAuthorizations'][number]['events'][number];
const takenBack: readonly string[] = [...doseOutcomes, 'received', 'returned'];

/** A line of the log; whoever may approve takes a dose back that was written down by mistake. */
export const LogLine = ({
  event,
  unit,
  name,
  manages,
}: {
  event: Event;
  unit: string;
  /** Of the medicine. */
  name: string;
  manages: boolean;
}) => {
  const { t, language, kindName, amountOf } = useMedicineWords();
  const [open, setOpen] = useState(false);
  const words = [
    event.amount === null ? '' : amountOf(event.amount, unit),
    event.kind === 'unanswered' && event.due ? t('unansweredFor', { time: clockWords(event.due) }) : '',
    event.note,
    event.override ? t('against', { why: event.override }) : '',
  ].filter(Boolean);
  const who = [
    momentFigures(event.at, language),
    event.by?.full_name,
    event.witness ? t('withWitness', { name: event.witness.full_name }) : '',
  ].filter(Boolean);
  return (
    <li className={classes.line}>
      <span className={classes.grow}>
        <b>{kindName(event.kind)}</b>
        {words.length > 0 ? ` · ${words.join(' · ')}` : ''}
        <br />
        <span className={classes.quiet}>{who.join(' · ')}</span>
      </span>
      {event.withdrawn ? <Badge kind="out">{t('takenBack')}</Badge> : null}
      {manages && !event.withdrawn && takenBack.includes(event.kind) ? (
        <Button variant="subtle" size="compact-md" onClick={() => setOpen(true)}>
          {t('takeBack')}
        </Button>
      ) : null}
      {open ? (
        <Suspense>
          <ReasonDialog act="takeBack" id={event.id} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </li>
  );
};
