import { Avatar } from '@nestling/ui/person/Person.tsx';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import classes from './roster.module.css';
import { Safety, Standing } from './use-columns.tsx';
import type { RosterStudent } from './use-roster.ts';

/** A student on a phone: who, where, what is to be known, and how the day stands. */
export const RosterCard = ({ student }: { student: RosterStudent }) => (
  <span className={classes.card}>
    <Avatar id={student.id} name={student.full_name} image={student.image} size={44} />
    <span className={classes.words}>
      <span className={classes.line}>
        <b className={classes.name}>{student.full_name}</b>
        <Standing student={student} />
      </span>
      {student.program ? <RoomName name={student.program.name} colour={student.program.color_code} /> : null}
      <Safety student={student} />
    </span>
  </span>
);
