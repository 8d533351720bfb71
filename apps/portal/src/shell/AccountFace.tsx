import { Avatar } from '@nestling/ui/person/Person.tsx';
import { usePerson } from '../session/session.ts';
import { useRoleName } from './role-names.ts';
import classes from './TopBar.module.css';

export type AccountLook = { readonly small?: boolean };

/** Who is signed in, as the bar shows it: picture, name and role; the picture alone where there is little room. */
export const AccountFace = ({ small = false }: AccountLook) => {
  const person = usePerson();
  const role = useRoleName(person.role);
  return (
    <>
      <Avatar id={person.id} name={person.name} image={person.image} size={small ? 44 : 32} />
      {small ? null : (
        <span className={classes.who}>
          <b>{person.name}</b>
          <span>{role}</span>
        </span>
      )}
    </>
  );
};

/** The same until its menu is here. */
export const AccountPlace = (look: AccountLook) => (
  <span className={classes.account}>
    <AccountFace {...look} />
  </span>
);
