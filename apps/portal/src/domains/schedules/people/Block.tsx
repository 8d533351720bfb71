import { timeOf } from '@nestling/ui/format/clock.ts';
import { clockWords, dayShort } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useEffect, useRef } from 'react';
import classes from './board.module.css';
import type { Place, Stretch } from './strip.ts';
import { useBlockMove } from './use-block-move.ts';
import { plannedWords } from './words.ts';

/** "8–4" where there is little room. */
const brief = (minutes: number): string => {
  const hour = Math.floor(minutes / 60) % 12 || 12;
  return minutes % 60 === 0 ? String(hour) : `${hour}:${String(minutes % 60).padStart(2, '0')}`;
};

/** A stretch of somebody's day: dragged to other times or another day, or by its ends; a press opens it. */
export const Block = ({
  from: place,
  hours,
  days,
  name,
  colour,
  otherwise,
  alone,
  landed,
  describedBy,
  onLanded,
  onPlace,
  onOpen,
  onMove,
}: {
  from: Place;
  /** What the strip shows, from its left edge to its right one. */
  hours: Stretch;
  /** The days it may be moved to. */
  days: readonly string[];
  name: string;
  colour: string | null | undefined;
  /** Goes otherwise on this day alone. */
  otherwise: boolean;
  /** Nothing else is on the day: where the column is narrow, the block takes all of it. */
  alone: boolean;
  /** Was moved here just now, and takes the focus. */
  landed: boolean;
  describedBy: string | undefined;
  onLanded: () => void;
  /** Where it is on its way to; null when that was given up. */
  onPlace: (to: Place | null) => void;
  onOpen: () => void;
  onMove: (to: Place) => void;
}) => {
  const t = useWords(plannedWords);
  const { language } = useSpeech();
  const block = useRef<HTMLButtonElement>(null);
  const { pending, take, drag, drop, give, press, wasDragged } = useBlockMove({
    ...{ block, from: place, hours, days, onPlace, onMove },
  });
  useEffect(() => {
    if (!landed) return;
    block.current?.focus({ preventScroll: true });
    onLanded();
  }, [landed, onLanded]);
  const { date, at } = pending?.to ?? place;
  const width = hours.to - hours.from;
  const [from, to] = [clockWords(timeOf(at.from)), clockWords(timeOf(at.to))];
  const times = `${brief(at.from)}–${brief(at.to)}`;
  // Where its column is not on show, it says itself which day it goes to.
  const words =
    pending && date !== place.date && pending.shift === 0 ? `${dayShort(date, language)} · ${times}` : times;
  return (
    <button
      ref={block}
      type="button"
      className={classes.block}
      data-otherwise={otherwise || undefined}
      data-alone={(alone && pending === null) || undefined}
      data-moving={pending !== null || undefined}
      style={{
        left: `${((at.from - hours.from) / width) * 100}%`,
        width: `${((at.to - at.from) / width) * 100}%`,
        borderLeftColor: colour ?? undefined,
        transform: pending && pending.shift !== 0 ? `translateX(${pending.shift}px)` : undefined,
      }}
      aria-label={t('block', { name, day: dayShort(date, language), from, to, shown: words })}
      aria-describedby={describedBy}
      title={`${from} – ${to}. ${t('keys')}`}
      onPointerDown={take('move')}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={give}
      onKeyDown={press}
      onBlur={give}
      onContextMenu={(event) => {
        if (pending) event.preventDefault();
      }}
      onClick={() => {
        if (!wasDragged()) onOpen();
      }}
    >
      <span
        className={classes.grip}
        data-side="start"
        onPointerDown={take('start')}
        onPointerMove={drag}
        onPointerUp={drop}
      />
      <span className={classes.times}>{words}</span>
      <span
        className={classes.grip}
        data-side="end"
        onPointerDown={take('end')}
        onPointerMove={drag}
        onPointerUp={drop}
      />
    </button>
  );
};
