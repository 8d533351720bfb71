import { CloseButton, Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import { Person } from '@nestling/ui/person/Person.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import type { FieldProps } from './field-props.ts';
import { type FindPeople, type PersonChoice, usePeople } from './people.ts';
import { fieldWords } from './words.ts';

/**
 * Chooses one person whom the server finds by what is typed; `null` for nobody. Arrow keys, Enter and Escape work as in
 * every list; the found ones stay in the server's order.
 * @param find asks the server, such as `useFindPeople({ kinds: ['contact'] })`; '' asks for whom to offer first
 * @param without ids not offered, such as people chosen already
 */
export const PersonPicker = ({
  value = null,
  onChange,
  onBlur,
  error,
  find,
  without = [],
  placeholder,
  ...rest
}: FieldProps<PersonChoice | null> & { readonly find: FindPeople; readonly without?: readonly string[] }) => {
  const t = useWords(fieldWords);
  const [typed, setTyped] = useState<string | null>(null);
  const box = useCombobox({ onDropdownClose: () => box.resetSelectedOption() });
  const open = box.dropdownOpened;
  const { people, state, again } = usePeople(find, open ? (typed ?? '') : null);
  const offered = people.filter(({ id }) => !without.includes(id));
  const choose = (id: string) => {
    const person = people.find((one) => one.id === id);
    if (person) onChange(person);
    setTyped(null);
    box.closeDropdown();
  };
  const clear = () => {
    onChange(null);
    setTyped(null);
    box.focusTarget();
  };
  const locked = rest.disabled || rest.readOnly;
  return (
    <Combobox store={box} onOptionSubmit={choose} shadow="md">
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...rest}
          role="combobox"
          aria-autocomplete="list"
          autoComplete="off"
          placeholder={placeholder ?? t('findPerson')}
          value={typed ?? value?.name ?? ''}
          error={error}
          rightSection={
            state === 'finding' ? (
              <Loader size={16} />
            ) : value && !locked ? (
              <CloseButton size="sm" aria-label={t('clearPerson')} onClick={clear} />
            ) : null
          }
          onClick={() => !locked && box.openDropdown()}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            box.openDropdown();
            box.resetSelectedOption();
          }}
          onBlur={(event) => {
            // A name typed and not chosen is nobody: the field says again who is chosen.
            setTyped(null);
            box.closeDropdown();
            onBlur?.(event);
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options mah={320} style={{ overflowY: 'auto' }}>
          {offered.map((person) => (
            <Combobox.Option key={person.id} value={person.id} active={person.id === value?.id}>
              <Person {...person} />
            </Combobox.Option>
          ))}
          {state === 'failed' ? (
            <Combobox.Empty>
              <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={again}>
                {t('findFailed')}
              </button>
            </Combobox.Empty>
          ) : offered.length === 0 ? (
            <Combobox.Empty role="status">{t(state === 'found' ? 'nobody' : 'finding')}</Combobox.Empty>
          ) : null}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
};
