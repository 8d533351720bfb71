import { Avatar } from '@nestling/ui/person/Person.tsx';
import { IconCheck } from '@tabler/icons-react';
import classes from './TickedFace.module.css';

/** The face of a child on a tile that is pressed to select it; a tick says that it is. `faint`: not here. */
export const TickedFace = ({
  student,
  size,
  selected,
  faint,
}: {
  student: { readonly id: string; readonly fname: string; readonly image: string | null };
  /** In pixels. */
  size: number;
  selected: boolean;
  faint: boolean;
}) => (
  <span className={classes.face} data-faint={faint}>
    <Avatar id={student.id} name={student.fname} image={student.image} size={size} />
    {selected ? (
      <span className={classes.tick}>
        <IconCheck size={16} stroke={3} aria-hidden="true" />
      </span>
    ) : null}
  </span>
);
