import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { dayBeside, dropped, type Grip, moved, type Place, STEP, type Stretch } from './strip.ts';

/** How long a finger rests on a block before it is lifted; until then the page scrolls. */
const HOLD_MS = 350;
const SLOP = 8;

type Held = {
  readonly x: number;
  readonly by: Grip;
  readonly perMinute: number;
  readonly strip: Element;
};

/** Where a block is on its way to, and how many pixels that day's column is away. */
type Pending = { readonly to: Place; readonly shift: number };

const leftOf = (element: Element): number => element.getBoundingClientRect().left;
const dayOf = (element: Element): string => element.getAttribute('data-day') ?? '';
const columnsOf = (strip: Element): Element[] => [...(strip.closest('tr')?.querySelectorAll('[data-day]') ?? [])];

/** How far a day's column is from the one of a strip; 0 where one day alone is on show. */
const shiftTo = (strip: Element | null | undefined, date: string): number => {
  const own = strip?.closest('[data-day]');
  const column = strip && columnsOf(strip).find((each) => dayOf(each) === date);
  return own && column ? leftOf(column) - leftOf(own) : 0;
};

/** The day under a pointer: a column of the row, or where one day is on show a day of the chooser, which keeps the time. */
const dayUnder = (strip: Element, x: number, y: number): { readonly date: string | null; readonly chosen: boolean } => {
  const columns = columnsOf(strip);
  if (columns.length > 1) {
    const column = columns.findLast((each) => leftOf(each) <= x) ?? columns[0];
    return { date: column ? dayOf(column) : null, chosen: false };
  }
  const button = document.elementsFromPoint(x, y).find((each) => each.matches('button[data-day]'));
  return { date: button ? dayOf(button) : null, chosen: button !== undefined };
};

/**
 * Moves a block by mouse, by a finger that rests on it first, and by keys: left and right its time (with Shift its end),
 * up and down its day. Enter keeps, Escape gives up. `onPlace` is told where it is on its way to, null when given up.
 */
export const useBlockMove = ({
  block,
  from,
  hours,
  days,
  onPlace,
  onMove,
}: {
  block: RefObject<HTMLElement | null>;
  from: Place;
  hours: Stretch;
  /** The days it may go to, in their order. */
  days: readonly string[];
  onPlace: (to: Place | null) => void;
  onMove: (to: Place) => void;
}) => {
  const [pending, setPending] = useState<Pending | null>(null);
  const held = useRef<Held | null>(null);
  const rest = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly x: number; readonly y: number } | null>(
    null,
  );
  const dragged = useRef(false);
  const stopResting = () => {
    if (rest.current) clearTimeout(rest.current.timer);
    rest.current = null;
  };
  useEffect(() => {
    // A finger that has lifted a block does not scroll; only a listener that is not passive may say so.
    const hold = (event: TouchEvent) => {
      if (held.current) event.preventDefault();
    };
    const element = block.current;
    element?.addEventListener('touchmove', hold, { passive: false });
    return () => {
      element?.removeEventListener('touchmove', hold);
      if (rest.current) clearTimeout(rest.current.timer);
    };
  }, [block]);

  const give = () => {
    held.current = null;
    stopResting();
    if (pending) onPlace(null);
    setPending(null);
  };
  const settle = () => {
    held.current = null;
    setPending(null);
    if (!pending) return;
    const { date, at } = pending.to;
    if (date !== from.date || at.from !== from.at.from || at.to !== from.at.to) onMove(pending.to);
  };
  const take = (by: Grip) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    const strip = event.currentTarget.closest('[data-strip]');
    if (!strip) return;
    dragged.current = false;
    const { clientX: x, clientY: y, pointerId, currentTarget } = event;
    const perMinute = strip.getBoundingClientRect().width / (hours.to - hours.from);
    if (event.pointerType !== 'touch') {
      currentTarget.setPointerCapture(pointerId);
      held.current = { x, by, perMinute, strip };
      return;
    }
    stopResting();
    const lift = () => {
      held.current = { x, by: 'move', perMinute, strip };
      setPending({ to: from, shift: 0 });
    };
    rest.current = { timer: setTimeout(lift, HOLD_MS), x, y };
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    const { clientX: x, clientY: y } = event;
    const at = rest.current;
    if (!held.current && at && Math.hypot(x - at.x, y - at.y) > SLOP) stopResting();
    if (!held.current) return;
    const { by, perMinute, strip } = held.current;
    if (Math.hypot(x - held.current.x, 0) > 3 || (at && Math.hypot(x - at.x, y - at.y) > SLOP)) dragged.current = true;
    if (!dragged.current) return;
    const { date, chosen } = dayUnder(strip, x, y);
    const on = by === 'move' ? (date ?? from.date) : from.date;
    const shift = shiftTo(strip, on);
    const to = dropped(from, chosen ? 0 : (x - held.current.x - shift) / perMinute, by, on);
    setPending({ to, shift });
  };
  const press = (event: KeyboardEvent) => {
    dragged.current = false;
    const time = event.key === 'ArrowLeft' ? -STEP : event.key === 'ArrowRight' ? STEP : 0;
    const day = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (time !== 0 || day !== 0) {
      event.preventDefault();
      const { date, at } = pending?.to ?? from;
      const to = { date: dayBeside(days, date, day), at: moved(at, time, event.shiftKey ? 'end' : 'move') };
      setPending({ to, shift: shiftTo(block.current?.closest('[data-strip]'), to.date) });
      onPlace(to);
    } else if (event.key === 'Enter' && pending) {
      event.preventDefault();
      settle();
    } else if (event.key === 'Escape' && pending) {
      event.preventDefault();
      event.stopPropagation();
      give();
    }
  };
  return {
    pending,
    take,
    drag,
    drop: () => {
      stopResting();
      if (held.current) settle();
    },
    give,
    press,
    /** Whether the press that has just ended was a drag, and so opens nothing. */
    wasDragged: () => {
      const was = dragged.current;
      dragged.current = false;
      return was;
    },
  };
};
