import { SafetyBadges } from '@nestling/ui/feedback/SafetyBand.tsx';
import type { ActiveStudentsQuery } from '../../attendance/activeStudents.graphql.ts';
import { TickedFace } from '../../attendance/parts/TickedFace.tsx';
import { useSafety } from '../../tags/safety.ts';
import classes from './PickTile.module.css';

export type Picked = ActiveStudentsQuery['getActiveStudents'][number];

/** A child to be pressed with a thumb; its allergies stand beneath the name, by their names. */
export const PickTile = ({
  student,
  away,
  selected,
  onToggle,
}: {
  student: Picked;
  away: boolean;
  selected: boolean;
  onToggle: () => void;
}) => {
  const { health } = useSafety();
  return (
    <button type="button" className={classes.tile} aria-pressed={selected} onClick={onToggle}>
      <TickedFace student={student} size={56} selected={selected} faint={away} />
      <span className={classes.name}>{student.fname}</span>
      {student.allergies.length > 0 ? (
        <span className={classes.safety}>
          <SafetyBadges notes={health({ ...student, medications: [] })} />
        </span>
      ) : null}
    </button>
  );
};
