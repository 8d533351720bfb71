import { addDays } from '@nestling/ui/format/day.ts';
import { clockWords, dayShort, weekdayWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconPlus } from '@tabler/icons-react';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import type { Event, Layer } from '../days.ts';
import { calendarWords } from '../words.ts';
import classes from './DayGrid.module.css';
import { LayerMark } from './LayerMark.tsx';

const MIME = 'application/x-nestling-event';

/** Days beside and below each other with what happens on them; an event is dragged, or moved by Alt and the arrows. */
export const DayGrid = ({
  days,
  month,
  columns,
  today,
  events,
  layers,
  onOpen,
  onAdd,
  onMove,
}: {
  days: readonly string[];
  /** Days of another month are drawn faintly; '' for none. */
  month: string;
  /** Seven with the names of the weekdays above, or one below the other. */
  columns: 1 | 7;
  today: string;
  events: readonly Event[];
  layers: readonly Layer[];
  onOpen: (event: Event) => void;
  onAdd: (day: string) => void;
  onMove: (event: Event, day: string) => void;
}) => {
  const t = useWords(calendarWords);
  const { language } = useSpeech();
  const [over, setOver] = useState('');
  const drop = (dropped: DragEvent, day: string) => {
    dropped.preventDefault();
    setOver('');
    const event = events.find(({ id }) => id === dropped.dataTransfer.getData(MIME));
    if (event && event.date !== day) onMove(event, day);
  };
  const press = (pressed: KeyboardEvent, event: Event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[pressed.key];
    if (!pressed.altKey || step === undefined) return;
    pressed.preventDefault();
    onMove(event, addDays(event.date, step));
  };
  return (
    <div className={classes.grid} data-long={columns === 7 && days.length <= 7} data-columns={columns}>
      {(columns === 7 ? days.slice(0, 7) : []).map((day) => (
        <span key={day} className={classes.weekday} aria-hidden="true">
          {weekdayWords(day, language, 'short')}
        </span>
      ))}
      {days.map((day) => {
        const of = events.filter(({ date }) => date === day);
        const marks = layers.filter(({ date, end_date }) => date <= day && end_date >= day);
        return (
          <section
            key={day}
            className={classes.day}
            aria-label={dayShort(day, language)}
            data-today={day === today}
            data-faint={month !== '' && !day.startsWith(month)}
            data-empty={of.length + marks.length === 0}
            data-over={over === day}
            onDragOver={(event) => {
              if (!event.dataTransfer.types.includes(MIME)) return;
              event.preventDefault();
              setOver(day);
            }}
            onDragLeave={() => setOver('')}
            onDrop={(event) => drop(event, day)}
          >
            <div className={classes.head}>
              <span className={classes.number}>{Number(day.slice(8))}</span>
              <span className={classes.narrow}>{dayShort(day, language)}</span>
              <button
                type="button"
                className={classes.add}
                aria-label={t('addOn', { day: dayShort(day, language) })}
                onClick={() => onAdd(day)}
              >
                <IconPlus size={16} />
              </button>
            </div>
            {marks.map((layer) => (
              <LayerMark key={`${layer.kind} ${layer.name}`} layer={layer} />
            ))}
            {of.map((event) => (
              <button
                key={event.id}
                type="button"
                className={classes.event}
                style={{ borderLeftColor: event.programs[0]?.color_code ?? 'var(--n-primary)' }}
                draggable
                onDragStart={(dragged) => {
                  dragged.dataTransfer.setData(MIME, event.id);
                  dragged.dataTransfer.effectAllowed = 'move';
                }}
                onKeyDown={(pressed) => press(pressed, event)}
                onClick={() => onOpen(event)}
              >
                {event.start_time ? <span className={classes.time}>{clockWords(event.start_time)}</span> : null}
                {event.name}
              </button>
            ))}
          </section>
        );
      })}
    </div>
  );
};
