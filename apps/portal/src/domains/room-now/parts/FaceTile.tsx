import { SafetyBadges } from '@nestling/ui/feedback/SafetyBand.tsx';
import { clock } from '@nestling/ui/format/when.ts';
import { useWords } from '@nestling/ui/words.ts';
import { memo } from 'react';
import { TickedFace } from '../../attendance/parts/TickedFace.tsx';
import { TileWords } from '../../attendance/parts/TileWords.tsx';
import { whereabouts } from '../../attendance/whereabouts.ts';
import { useSafety } from '../../tags/safety.ts';
import type { RoomNowQuery } from '../roomNow.graphql.ts';
import { roomNowWords } from '../words.ts';
import classes from './FaceTile.module.css';

/** A child of the room with all that must be known of it. */
export type RoomChild = RoomNowQuery['getActiveStudents'][number];

/**
 * A child of the room: its face, whether it is here since when, what was last, and what must never be missed. Drawn
 * anew only when it changed: a press draws one of them, not the room.
 */
export const FaceTile = memo(
  ({
    child,
    zone,
    last,
    selected,
    onToggle,
  }: {
    child: RoomChild;
    zone: string | null;
    /** The last thing that was written down of it today. */
    last: string | null;
    selected: boolean;
    onToggle: (id: string) => void;
  }) => {
    const t = useWords(roomNowWords);
    const { state, since } = whereabouts(child.checked_in_out);
    const here = state === 'in';
    const time = since ? clock(since, zone) : '';
    const where = here
      ? t('in', { time })
      : child.absent
        ? t('absent')
        : state === 'out'
          ? t('home', { time })
          : t('notHere');
    const { short } = useSafety();
    const notes = short(child, t('blocked'));
    return (
      <button
        type="button"
        className={classes.tile}
        data-here={here}
        aria-pressed={selected}
        onClick={() => onToggle(child.id)}
      >
        <TickedFace student={child} size={56} selected={selected} faint={!here && !selected} />
        <TileWords name={child.full_name} chips={notes.length > 0 ? <SafetyBadges notes={notes} /> : null}>
          <span className={classes.quiet}>
            <span className={classes.whole}>{where}</span>
            {last && here ? (
              <>
                {' · '}
                <span className={classes.whole}>{last}</span>
              </>
            ) : null}
          </span>
        </TileWords>
      </button>
    );
  },
);
