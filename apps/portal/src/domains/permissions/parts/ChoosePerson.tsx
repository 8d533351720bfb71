import { PersonPicker } from '@nestling/kit/field/PersonPicker.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useNavigate } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { useFindPeople } from '../../../shell/find-people.ts';
import { permissionWords } from '../words.ts';
import classes from './reach.module.css';

const kinds = ['contact', 'staff'] as const;

/** Finds a contact or a member of the team, and opens what it sees. */
export const ChoosePerson = ({ chosen }: { chosen: { readonly id: string; readonly name: string } | null }) => {
  const t = useWords(permissionWords);
  const navigate = useNavigate();
  const find = useFindPeople(kinds);
  return (
    <PersonPicker
      className={classes.whose}
      label={t('whose')}
      description={t('whoseHelp')}
      find={find}
      value={chosen}
      onChange={(person) => {
        if (person) void navigate({ href: href('permissions.person', { userId: person.id }) });
      }}
    />
  );
};
