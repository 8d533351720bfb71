import { Pill } from '@mantine/core';
import { useWords } from '@nestling/ui/words.ts';
import type { FieldProps } from './field-props.ts';
import classes from './PeoplePicker.module.css';
import { PersonPicker } from './PersonPicker.tsx';
import type { FindPeople, PersonChoice } from './people.ts';
import { fieldWords } from './words.ts';

/** Chooses several people, in the order they were chosen; each stands below the field until it is removed. */
export const PeoplePicker = ({
  value = [],
  onChange,
  find,
  most = 100,
  ...rest
}: FieldProps<readonly PersonChoice[]> & { readonly find: FindPeople; readonly most?: number }) => {
  const t = useWords(fieldWords);
  return (
    <div className={classes.box}>
      <PersonPicker
        {...rest}
        value={null}
        find={find}
        without={value.map(({ id }) => id)}
        disabled={rest.disabled || value.length >= most}
        onChange={(person) => person && onChange([...value, person])}
      />
      {value.length > 0 ? (
        <ul className={classes.chosen}>
          {value.map((person) => (
            <li key={person.id}>
              <Pill
                withRemoveButton={!rest.readOnly && !rest.disabled}
                removeButtonProps={{
                  'aria-label': t('removePerson', { name: person.name }),
                  tabIndex: 0,
                  'aria-hidden': false,
                }}
                onRemove={() => onChange(value.filter(({ id }) => id !== person.id))}
              >
                {person.name}
              </Pill>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
};
