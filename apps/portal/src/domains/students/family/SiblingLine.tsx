import { Person } from '@nestling/ui/person/Person.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePerson } from '../../../session/session.ts';
import { recordHref } from '../record-href.ts';
import type { SiblingRowFragment } from './family.graphql.ts';
import classes from './family.module.css';

/** A child of the same family in a list, which leads to its record; `children` is what may be done with it. */
export const SiblingLine = ({ child, children }: { child: SiblingRowFragment; children: ReactNode }) => {
  const { role } = usePerson();
  const { id, full_name, image, program, location } = child;
  return (
    <li className={classes.line}>
      <Link to={recordHref(role, id)}>
        <Person
          id={id}
          name={full_name}
          image={image}
          size={44}
          detail={[program?.name, location?.name].filter(Boolean).join(' · ')}
        />
      </Link>
      {children}
    </li>
  );
};
