import { Button } from '@mantine/core';
import { timeOf } from '@nestling/ui/format/clock.ts';
import { clockWords, dayShort } from '@nestling/ui/format/when.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { type ReactNode, useState } from 'react';
import { useQuery } from 'urql';
import { AwayDetail, AwayPanel } from './AwayPanel.tsx';
import { PlanPanel } from './PlanPanel.tsx';
import { StaffPlansDocument, StudentPlansDocument } from './plans.graphql.ts';
import classes from './plans.module.css';
import type { Wish } from './Strip.tsx';

import { useMoves } from './use-moves.ts';
import type { Planned, Who, Whose } from './use-week.ts';
import { plannedWords } from './words.ts';

type Rooms = readonly { readonly id: string; readonly name: string }[];
type Open =
  | Wish
  | { readonly kind: 'newAway'; readonly person: Who; readonly date: string }
  | {
      readonly kind: 'edit';
      readonly person: Who;
      readonly date: string;
      readonly planned: Planned;
      readonly only: boolean;
    };

/** What the board is asked for, as the panel and the dialog that answer it. */
export const useWishes = (whose: Whose, location: string, rooms: Rooms) => {
  const [open, setOpen] = useState<Open | null>(null);
  const { move, moved, forget } = useMoves(whose);
  const close = () => setOpen(null);
  const wish = (asked: Wish) => {
    forget();
    if (asked.kind === 'plan' && !asked.planned.repeats) setOpen({ ...asked, kind: 'edit', only: true });
    else if (asked.kind === 'move' && !asked.planned.repeats) void move(asked, true);
    else setOpen(asked);
  };
  const named = open ? { id: open.person.id, name: open.person.full_name } : { id: '', name: '' };
  const panel = (): ReactNode => {
    if (open?.kind === 'add')
      return (
        <PlanPanel
          key={`${named.id}:${open.date}:${open.at?.from ?? ''}`}
          whose={whose}
          location={location}
          rooms={rooms}
          begun={{
            ...{ person: named, plan: null, date: open.date, only: false },
            start_time: timeOf(open.at?.from ?? 480),
            end_time: timeOf(open.at?.to ?? 960),
          }}
          onAway={() => setOpen({ kind: 'newAway', person: open.person, date: open.date })}
          onClose={close}
        />
      );
    if (open?.kind === 'edit')
      return (
        <EditPlan
          key={`${open.planned.id}:${open.date}:${open.only}`}
          whose={whose}
          location={location}
          rooms={rooms}
          open={open}
          onAway={() => setOpen({ kind: 'newAway', person: open.person, date: open.date })}
          onClose={close}
        />
      );
    if (open?.kind === 'newAway')
      return (
        <AwayPanel key={`${named.id}:${open.date}`} whose={whose} person={named} date={open.date} onClose={close} />
      );
    if (open?.kind === 'away')
      return (
        <AwayDetail key={open.away.id + open.date} person={named} date={open.date} away={open.away} onClose={close} />
      );
    return undefined;
  };
  const dialog =
    open?.kind === 'plan' ? (
      <ScopeDialog
        name={named.name}
        date={open.date}
        from={open.planned.start_time}
        to={open.planned.end_time}
        onPick={(only) => setOpen({ ...open, kind: 'edit', only })}
        onClose={close}
      />
    ) : open?.kind === 'move' ? (
      <ScopeDialog
        name={named.name}
        date={open.date}
        goal={open.to.date}
        from={timeOf(open.to.at.from)}
        to={timeOf(open.to.at.to)}
        onPick={(only) => {
          close();
          void move(open, only);
        }}
        onClose={close}
      />
    ) : null;
  return { wish, moved, forget, panel: panel(), dialog };
};

/** Asks whether one day is meant, or all from it on. */
const ScopeDialog = ({
  name,
  date,
  goal = date,
  from,
  to,
  onPick,
  onClose,
}: {
  name: string;
  date: string;
  /** The day it moves to. */
  goal?: string;
  from: string;
  to: string;
  onPick: (only: boolean) => void;
  onClose: () => void;
}) => {
  const t = useWords(plannedWords);
  const { language } = useSpeech();
  const day = dayShort(date, language);
  return (
    <Dialog label={t('scopeTitle')} onClose={onClose}>
      <div className={classes.form}>
        <h2>{t('scopeTitle')}</h2>
        <p>
          {goal === date
            ? t('scopeText', { name, from: clockWords(from), to: clockWords(to) })
            : t('scopeMoved', {
                name,
                day,
                goal: dayShort(goal, language),
                from: clockWords(from),
                to: clockWords(to),
              })}
        </p>
        <div className={classes.foot}>
          <Button variant="subtle" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="default" onClick={() => onPick(false)}>
            {t('fromDay', { day })}
          </Button>
          <Button data-autofocus onClick={() => onPick(true)}>
            {t('onlyDay', { day })}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};

/** The hours behind a block, asked for when it is opened. */
const EditPlan = ({
  whose,
  location,
  rooms,
  open,
  onAway,
  onClose,
}: {
  whose: Whose;
  location: string;
  rooms: Rooms;
  open: Open & { kind: 'edit' };
  onAway: () => void;
  onClose: () => void;
}) => {
  const { person, date, planned, only } = open;
  const asked = { variables: { person: person.id }, requestPolicy: 'network-only' } as const;
  const [students] = useQuery({ query: StudentPlansDocument, ...asked, pause: whose !== 'students' });
  const [staff] = useQuery({ query: StaffPlansDocument, ...asked, pause: whose !== 'staff' });
  const plans = (whose === 'students' ? students : staff).data?.plans;
  const plan = plans?.find(({ id }) => id === planned.id);
  if (!plan) return null;
  const times = only ? planned : plan;
  return (
    <PlanPanel
      whose={whose}
      location={location}
      rooms={rooms}
      begun={{
        ...{ person: { id: person.id, name: person.full_name }, plan, date, only },
        ...{ start_time: times.start_time, end_time: times.end_time },
      }}
      onAway={onAway}
      onClose={onClose}
    />
  );
};
