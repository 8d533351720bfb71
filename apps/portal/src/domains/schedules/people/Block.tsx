import { useWords } from '@nestling/ui/words.ts';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { clockWords } from '../../attendance/report/days.ts';
import classes from './board.module.css';
import { type Grip, moved, STEP, type Stretch, timeOf } from './strip.ts';
import { plannedWords } from './words.ts';

/** "8–4" where there is little room. */
const brief = (minutes: number): string => {
  const hour = Math.floor(minutes / 60) % 12 || 12;
  return minutes % 60 === 0 ? String(hour) : `${hour}:${String(minutes % 60).padStart(2, '0')}`;
};

/**
 * A stretch of somebody's day: dragged by its middle or its ends, or moved by the arrow keys (with Shift its end), a
 * quarter of an hour at a time. A press opens it; on touch screens nothing is dragged, so that the page can be scrolled.
 */
export const Block = ({
  at,
  hours,
  name,
  day,
  colour,
  otherwise,
  onOpen,
  onMove,
}: {
  at: Stretch;
  /** What the strip shows, from its left edge to its right one. */
  hours: Stretch;
  name: string;
  day: string;
  colour: string | null | undefined;
  /** Goes otherwise on this day alone. */
  otherwise: boolean;
  onOpen: () => void;
  onMove: (to: Stretch) => void;
}) => {
  const t = useWords(plannedWords);
  const [pending, setPending] = useState<Stretch | null>(null);
  const grip = useRef<{ readonly x: number; readonly by: Grip; readonly perMinute: number } | null>(null);
  const dragged = useRef(false);
  const shown = pending ?? at;
  const width = hours.to - hours.from;

  const take = (by: Grip) => (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'touch' || event.button !== 0) return;
    event.stopPropagation();
    const strip = event.currentTarget.closest('[data-strip]');
    if (!strip) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = false;
    grip.current = { x: event.clientX, by, perMinute: strip.getBoundingClientRect().width / width };
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!grip.current) return;
    const next = moved(at, (event.clientX - grip.current.x) / grip.current.perMinute, grip.current.by);
    if (Math.abs(event.clientX - grip.current.x) > 3) dragged.current = true;
    if (dragged.current) setPending(next);
  };
  const settle = () => {
    if (pending && (pending.from !== at.from || pending.to !== at.to)) onMove(pending);
    setPending(null);
  };
  const drop = () => {
    if (!grip.current) return;
    grip.current = null;
    settle();
  };
  const press = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowLeft' ? -STEP : event.key === 'ArrowRight' ? STEP : 0;
    if (by !== 0) {
      event.preventDefault();
      setPending(moved(shown, by, event.shiftKey ? 'end' : 'move'));
    } else if (event.key === 'Enter' && pending) {
      event.preventDefault();
      settle();
    } else if (event.key === 'Escape' && pending) {
      event.stopPropagation();
      setPending(null);
    }
  };
  const [from, to] = [clockWords(timeOf(shown.from)), clockWords(timeOf(shown.to))];
  const words = `${brief(shown.from)}–${brief(shown.to)}`;
  return (
    <button
      type="button"
      className={classes.block}
      data-otherwise={otherwise || undefined}
      data-moving={pending !== null || undefined}
      style={{
        left: `${((shown.from - hours.from) / width) * 100}%`,
        width: `${((shown.to - shown.from) / width) * 100}%`,
        borderLeftColor: colour ?? undefined,
      }}
      aria-label={t('block', { name, day, from, to, shown: words })}
      title={`${from} – ${to}. ${t('keys')}`}
      onPointerDown={take('move')}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={() => {
        grip.current = null;
        setPending(null);
      }}
      onKeyDown={press}
      onBlur={settle}
      onClick={() => {
        if (!dragged.current) onOpen();
        dragged.current = false;
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
