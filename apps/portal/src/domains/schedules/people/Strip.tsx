import { clockWords, dayShort } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type PointerEvent, useId, useRef, useState } from 'react';
import { Block } from './Block.tsx';
import classes from './board.module.css';
import { drawn, type Place, type Stretch, stretchOf } from './strip.ts';
import type { Moved } from './use-moves.ts';
import type { Away, Planned, Who } from './use-week.ts';
import { plannedWords } from './words.ts';

/** What somebody asks for at a day of the board. */
export type Wish =
  | { readonly kind: 'add'; readonly person: Who; readonly date: string; readonly at: Stretch | null }
  | { readonly kind: 'plan'; readonly person: Who; readonly date: string; readonly planned: Planned }
  | {
      readonly kind: 'move';
      readonly person: Who;
      readonly date: string;
      readonly planned: Planned;
      readonly to: Place;
    }
  | { readonly kind: 'away'; readonly person: Who; readonly date: string; readonly away: Away };

/** One day of one person: what is planned, drawn over the hours of the day, and when it is away. */
export const Strip = ({
  person,
  date,
  planned,
  away,
  closed,
  hours,
  days,
  moved,
  onForget,
  onPlace,
  onWish,
}: {
  person: Who;
  date: string;
  planned: readonly Planned[];
  away: readonly Away[];
  closed: boolean;
  hours: Stretch;
  /** The days on show, and hidden ones of the same week. */
  days: readonly string[];
  /** How the last move ended, where it was one of this day. */
  moved: Moved | null;
  onForget: () => void;
  onPlace: (to: Place | null) => void;
  onWish: (wish: Wish) => void;
}) => {
  const t = useWords(plannedWords);
  const { language } = useSpeech();
  const [drawing, setDrawing] = useState<Stretch | null>(null);
  const start = useRef<number | null>(null);
  const pressed = useRef(false);
  const day = dayShort(date, language);
  const name = person.full_name;
  const minuteAt = (event: PointerEvent<HTMLElement>): number => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return hours.from + ((event.clientX - left) / width) * (hours.to - hours.from);
  };
  const refusal = useId();
  const refused = moved?.kind === 'refused' ? moved : null;
  const whole = away.find(({ start_time }) => start_time === null);
  return (
    <>
      <div
        className={classes.strip}
        data-strip
        data-closed={closed || undefined}
        onPointerDown={(event) => {
          if (event.button !== 0 || event.target !== event.currentTarget) return;
          pressed.current = true;
          if (event.pointerType === 'touch') return;
          event.currentTarget.setPointerCapture(event.pointerId);
          start.current = minuteAt(event);
        }}
        onPointerMove={(event) => {
          if (start.current !== null) setDrawing(drawn(start.current, minuteAt(event)));
        }}
        onPointerUp={() => {
          if (start.current !== null && drawing) onWish({ kind: 'add', person, date, at: drawing });
          else if (pressed.current) onWish(wishOf({ person, date, planned, away }));
          pressed.current = false;
          start.current = null;
          setDrawing(null);
        }}
        onPointerCancel={() => {
          pressed.current = false;
          start.current = null;
          setDrawing(null);
        }}
      >
        {planned.map((each) => (
          <Block
            key={`${each.id}:${each.start_time}`}
            from={{ date, at: stretchOf(each) }}
            alone={planned.length === 1 && away.length === 0}
            hours={hours}
            days={days}
            name={name}
            colour={each.program?.color_code}
            otherwise={each.exception}
            landed={moved?.kind === 'landed' && moved.start_time === each.start_time}
            describedBy={refused?.id === each.id ? refusal : undefined}
            onLanded={onForget}
            onPlace={onPlace}
            onOpen={() => onWish({ kind: 'plan', person, date, planned: each })}
            onMove={(to) => onWish({ kind: 'move', person, date, planned: each, to })}
          />
        ))}
        {drawing ? (
          <span
            className={classes.drawing}
            style={{
              left: `${((drawing.from - hours.from) / (hours.to - hours.from)) * 100}%`,
              width: `${((drawing.to - drawing.from) / (hours.to - hours.from)) * 100}%`,
            }}
          />
        ) : null}
        {away.map((each) => {
          const what = t(each.status === 'requested' ? 'away_requested' : wordOf(each.kind));
          const at = each.start_time ? ` ${clockWords(each.start_time)}–${clockWords(each.end_time)}` : '';
          return (
            <button
              key={each.id}
              type="button"
              className={classes.away}
              data-whole={each === whole || undefined}
              data-asked={each.status === 'requested' || undefined}
              aria-label={`${t('awayOf', { what, name, day })}${at}`}
              title={[what + at, each.reason, each.note].filter(Boolean).join(' · ')}
              onClick={() => onWish({ kind: 'away', person, date, away: each })}
            >
              {each.reason || what}
            </button>
          );
        })}
        <button
          type="button"
          className={classes.add}
          aria-label={t('add', { name, day })}
          title={t('add', { name, day })}
          onClick={() => onWish({ kind: 'add', person, date, at: null })}
        >
          <IconPlus size={14} aria-hidden="true" />
        </button>
      </div>
      {refused ? (
        <p id={refusal} role="alert" className={classes.refused}>
          <span>{refused.message}</span>
          <button type="button" aria-label={t('read')} onClick={onForget}>
            <IconX size={14} aria-hidden="true" />
          </button>
        </p>
      ) : null}
    </>
  );
};

/** What a press on the cell itself opens: the entry of the day, and where there is none a new one. */
const wishOf = ({
  person,
  date,
  planned,
  away,
}: {
  person: Who;
  date: string;
  planned: readonly Planned[];
  away: readonly Away[];
}): Wish => {
  const [first] = planned;
  const [gone] = away;
  if (first) return { kind: 'plan', person, date, planned: first };
  return gone ? { kind: 'away', person, date, away: gone } : { kind: 'add', person, date, at: null };
};

/** The word of a kind of days. */
export const wordOf = (kind: string): 'away_absence' | 'away_vacation' | 'away_pto' =>
  kind === 'vacation' ? 'away_vacation' : kind === 'pto' ? 'away_pto' : 'away_absence';
