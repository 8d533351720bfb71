import { timeOf } from '@nestling/ui/format/clock.ts';
import { clockWords, dayShort } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconPlus } from '@tabler/icons-react';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { Event, Layer } from '../days.ts';
import { endOf, hoursShown, lanesOf, moved, type Span, STEP, spanOf, stretched } from '../hours.ts';
import { calendarWords } from '../words.ts';
import classes from './HourGrid.module.css';
import { LayerMark } from './LayerMark.tsx';

/** Height of an hour, px, as the style sheet draws it. */
const HOUR = 48;

type Held = { readonly event: Event; readonly x: number; readonly y: number; readonly stretch: boolean };

/**
 * Days beside each other by the hour. An event is dragged to another day and time, and stretched at its lower edge; by
 * keyboard with Alt and the arrows, and with Shift for its end.
 */
export const HourGrid = ({
  days,
  today,
  events,
  layers,
  onOpen,
  onAdd,
  onChange,
}: {
  days: readonly string[];
  today: string;
  events: readonly Event[];
  layers: readonly Layer[];
  onOpen: (event: Event) => void;
  onAdd: (day: string) => void;
  onChange: (event: Event, to: Span) => void;
}) => {
  const t = useWords(calendarWords);
  const { language } = useSpeech();
  const grid = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<Held | null>(null);
  const [shown, setShown] = useState<Span | null>(null);
  const spans = events.map((event) => ({
    of: event,
    span: held?.event.id === event.id && shown ? shown : spanOf(event),
  }));
  const { first, last } = hoursShown(spans.map(({ span }) => span));
  const hours = Array.from({ length: last - first }, (_, i) => first + i);

  const grab = (pressed: PointerEvent<HTMLElement>, event: Event, stretch: boolean) => {
    if (pressed.button !== 0 || event.start_time === null) return;
    pressed.stopPropagation();
    pressed.currentTarget.setPointerCapture(pressed.pointerId);
    setHeld({ event, x: pressed.clientX, y: pressed.clientY, stretch });
  };
  const drag = ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
    if (!held || !grid.current) return;
    const by = Math.round(((clientY - held.y) / HOUR) * (60 / STEP)) * STEP;
    const width = grid.current.clientWidth / days.length;
    const at = days.indexOf(held.event.date);
    const across = Math.min(Math.max(Math.round((clientX - held.x) / width), -at), days.length - 1 - at);
    const span = spanOf(held.event);
    setShown(held.stretch ? stretched(span, by) : moved(span, across, by));
  };
  const release = () => {
    if (held) {
      const before = spanOf(held.event);
      const to = shown ?? before;
      // A hand that trembles has pressed the event, not moved it.
      if (to.date === before.date && to.from === before.from && to.to === before.to) onOpen(held.event);
      else onChange(held.event, to);
    }
    setHeld(null);
    setShown(null);
  };
  const press = (pressed: KeyboardEvent, event: Event) => {
    const across = { ArrowLeft: -1, ArrowRight: 1 }[pressed.key] ?? 0;
    const along = { ArrowUp: -STEP, ArrowDown: STEP }[pressed.key] ?? 0;
    if (!pressed.altKey || (across === 0 && along === 0)) return;
    pressed.preventDefault();
    const span = spanOf(event);
    onChange(event, pressed.shiftKey ? stretched(span, along) : moved(span, across, along));
  };
  const words = ({ date, from, to }: Span, name: string): string =>
    [
      name,
      dayShort(date, language),
      from === null
        ? t('allDay')
        : [timeOf(from), to === null ? '' : timeOf(to)]
            .filter(Boolean)
            .map((one) => clockWords(one))
            .join(' – '),
    ].join(', ');
  const columns: CSSProperties = { gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` };
  return (
    <div className={classes.frame}>
      <div className={classes.heads} style={columns}>
        {days.map((day) => (
          <div key={day} className={classes.head} data-today={day === today}>
            <span>{dayShort(day, language)}</span>
            <button
              type="button"
              className={classes.add}
              aria-label={t('addOn', { day: dayShort(day, language) })}
              onClick={() => onAdd(day)}
            >
              <IconPlus size={16} />
            </button>
            {layers
              .filter(({ date, end_date }) => date <= day && end_date >= day)
              .map((layer) => (
                <LayerMark key={`${layer.kind} ${layer.name}`} layer={layer} />
              ))}
            {events
              .filter(({ date, start_time }) => date === day && start_time === null)
              .map((event) => (
                <button
                  key={event.id}
                  type="button"
                  className={classes.whole}
                  style={{ borderLeftColor: event.programs[0]?.color_code ?? 'var(--n-primary)' }}
                  onKeyDown={(pressed) => press(pressed, event)}
                  onClick={() => onOpen(event)}
                >
                  {event.name}
                </button>
              ))}
          </div>
        ))}
      </div>
      <div className={classes.body}>
        <div className={classes.hours} aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour} className={classes.hour}>
              {clockWords(timeOf(hour * 60))}
            </span>
          ))}
        </div>
        <div ref={grid} className={classes.days} style={{ ...columns, height: hours.length * HOUR }}>
          {days.map((day) => (
            <div key={day} className={classes.day} data-today={day === today}>
              {lanesOf(spans.filter(({ span }) => span.date === day && span.from !== null)).map(
                ({ of: event, span, lane, lanes }) => (
                  <button
                    key={event.id}
                    type="button"
                    className={classes.event}
                    data-held={held?.event.id === event.id}
                    aria-label={words(span, event.name)}
                    style={{
                      top: (((span.from ?? 0) - first * 60) / 60) * HOUR,
                      height: ((endOf(span) - (span.from ?? 0)) / 60) * HOUR - 2,
                      left: `${(lane / lanes) * 100}%`,
                      width: `${100 / lanes}%`,
                      borderLeftColor: event.programs[0]?.color_code ?? 'var(--n-primary)',
                    }}
                    onPointerDown={(pressed) => grab(pressed, event, false)}
                    onPointerMove={drag}
                    onPointerUp={release}
                    onPointerCancel={() => {
                      setHeld(null);
                      setShown(null);
                    }}
                    onKeyDown={(pressed) => press(pressed, event)}
                    // A press of a pointer opens when it is let go; this is the keyboard's.
                    onClick={({ detail }) => (detail === 0 ? onOpen(event) : undefined)}
                  >
                    <span className={classes.time}>{clockWords(timeOf(span.from ?? 0))}</span>
                    {event.name}
                    <span
                      className={classes.edge}
                      aria-hidden="true"
                      onPointerDown={(pressed) => grab(pressed, event, true)}
                      onPointerMove={drag}
                      onPointerUp={(pressed) => {
                        pressed.stopPropagation();
                        release();
                      }}
                    />
                  </button>
                ),
              )}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
};
