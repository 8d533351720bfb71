import { clock } from '@nestling/ui/format/when.ts';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useSafety } from '../../tags/safety.ts';
import type { ActiveStudentsQuery } from '../activeStudents.graphql.ts';
import { whereabouts } from '../whereabouts.ts';
import { attendanceWords } from '../words.ts';
import { HealthBadges } from './HealthBadges.tsx';
import classes from './StudentTile.module.css';
import { TickedFace } from './TickedFace.tsx';
import { TileWords } from './TileWords.tsx';

export type DoorStudent = ActiveStudentsQuery['getActiveStudents'][number];

/** A child at the door: big enough to press standing up, with what must never be missed. Pressing selects it. */
export const StudentTile = ({
  student,
  zone,
  selected,
  onToggle,
}: {
  student: DoorStudent;
  zone: string | null;
  selected: boolean;
  onToggle: () => void;
}) => {
  const t = useWords(attendanceWords);
  const { chips } = useSafety();
  const { state, since, room, colour } = whereabouts(student.checked_in_out);
  const time = since ? clock(since, zone) : '';
  return (
    <button type="button" className={classes.tile} data-selected={selected} aria-pressed={selected} onClick={onToggle}>
      <TickedFace student={student} size={48} selected={selected} faint={state !== 'in' && !selected} />
      <TileWords name={student.full_name} chips={chips(student).length > 0 ? <HealthBadges student={student} /> : null}>
        {state === 'in' && room ? (
          <RoomName name={room} colour={colour} detail={time} />
        ) : (
          <span className={classes.quiet}>
            {student.absent ? t('absent') : state === 'out' ? t('out', { time }) : t('none')}
          </span>
        )}
      </TileWords>
    </button>
  );
};
