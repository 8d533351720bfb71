import { Face } from '@nestling/ui/person/Person.tsx';
import { IconAlertTriangleFilled, IconCheck } from '@tabler/icons-react';
import type { ActiveStudentsQuery } from '../../attendance/activeStudents.graphql.ts';
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
  <button type="button" className={classes.tile} data-away={away} aria-pressed={selected} onClick={onToggle}>
    <span className={classes.face}>
      <Face id={student.id} name={student.fname} image={student.image} size={56} />
      {selected ? (
        <span className={classes.tick}>
          <IconCheck size={16} stroke={3} aria-hidden="true" />
        </span>
      ) : null}
    </span>
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
