import { IconAlertTriangleFilled } from '@tabler/icons-react';
import type { ActiveStudentsQuery } from '../../attendance/activeStudents.graphql.ts';
import { TickedFace } from '../../attendance/parts/TickedFace.tsx';
import classes from './PickTile.module.css';

export type Picked = ActiveStudentsQuery['getActiveStudents'][number];

/** A child to be pressed with a thumb; a sign says that an allergy stands in the record. */
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
}) => (
  <button type="button" className={classes.tile} aria-pressed={selected} onClick={onToggle}>
    <TickedFace student={student} size={56} selected={selected} faint={away} />
    <span className={classes.name}>
      {student.fname}
      {student.allergies.length > 0 ? (
        <IconAlertTriangleFilled
          className={classes.allergy}
          size={14}
          aria-label={student.allergies.map(({ name }) => name).join(', ')}
        />
      ) : null}
    </span>
  </button>
);
