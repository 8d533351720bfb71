import { ActionIcon, Autocomplete, Button, Select, TextInput } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { PhoneField } from '@nestling/kit/field/PhoneField.tsx';
import { Toggles } from '@nestling/kit/field/Toggles.tsx';
import { Person } from '@nestling/ui/person/Person.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { guardianFlags } from '../record/guardian-flags.tsx';
import { recordWords } from '../record/words.ts';
import classes from './ContactRows.module.css';
import { type ContactRow, type May, missingIn } from './contact-rows.ts';
import { ContactsToLinkDocument } from './contacts.graphql.ts';
import { newStudentWords } from './new-student-words.ts';
import { readContact } from './read-contact.ts';

type Relation = { readonly id: string; readonly name: string };

/**
 * The contacts of a new student. A name typed in the last line finds contacts the center has; any other is somebody new,
 * made with the student. Nothing is preset: neither what they are to the child nor what they may do.
 * @param typed what stands in the last line and is no row yet; it is kept with the draft
 * @param errorOf what the server said of a row
 * @param checked rows are told what they lack, after a first try to save
 */
export const ContactRows = ({
  location,
  relations,
  rows,
  typed,
  checked,
  errorOf,
  onRows,
  onTyped,
}: {
  location: string;
  relations: readonly Relation[];
  rows: readonly ContactRow[];
  typed: string;
  checked: boolean;
  errorOf: (at: number) => ReactNode;
  onRows: (rows: ContactRow[]) => void;
  onTyped: (text: string) => void;
}) => {
  const t = useWords(newStudentWords);
  const change = (at: number, part: Partial<ContactRow>) =>
    onRows(rows.map((row, i) => (i === at ? { ...row, ...part } : row)));
  return (
    <fieldset className={classes.rows}>
      <legend className={classes.legend}>{t('contacts')}</legend>
      {rows.map((row, at) => {
        const lacks = checked ? missingIn(row) : null;
        return (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are added at the end, and their fields hold no state
            key={at}
            row={row}
            relations={relations}
            error={errorOf(at) ?? (lacks ? t(lacks, { name: row.name }) : null)}
            onChange={(part) => change(at, part)}
            onRemove={() => onRows(rows.filter((_, i) => i !== at))}
          />
        );
      })}
      <NextContact
        location={location}
        label={t(rows.length > 0 ? 'another' : 'contact')}
        without={rows.flatMap(({ user }) => (user === null ? [] : [user]))}
        typed={typed}
        onTyped={onTyped}
        onRow={(row) => onRows([...rows, row])}
        relations={relations}
      />
    </fieldset>
  );
};

const NextContact = ({
  location,
  label,
  without,
  typed,
  relations,
  onTyped,
  onRow,
}: {
  location: string;
  label: string;
  without: readonly string[];
  typed: string;
  relations: readonly Relation[];
  onTyped: (text: string) => void;
  onRow: (row: ContactRow) => void;
}) => {
  const t = useWords(newStudentWords);
  const [open, setOpen] = useState(false);
  const chosen = useRef(false);
  const name = readContact(typed, relations).name;
  const { data } = useAsk(
    ContactsToLinkDocument,
    { location, search: name || null },
    { keep: ['search'], pause: name.length < 2 },
  );
  const people = name.length < 2 ? [] : (data?.users.data ?? []).filter(({ id }) => !without.includes(id));
  const labelOf = ({ id, full_name, email }: (typeof people)[number]): string =>
    people.some((other) => other.id !== id && other.full_name === full_name) && email
      ? `${full_name} · ${email}`
      : full_name;
  const add = (row: Pick<ContactRow, 'name'> & Partial<ContactRow>) => {
    onRow({ user: null, email: '', phone: '', relation: '', may: [], ...row });
    onTyped('');
  };
  const take = () => {
    if (typed.trim() !== '') add(readContact(typed, relations));
  };
  return (
    <Autocomplete
      label={label}
      description={t('contactHelp')}
      placeholder={t('contactPlaceholder')}
      value={typed}
      maxLength={300}
      autoComplete="off"
      dropdownOpened={open && people.length > 0}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      filter={({ options }) => options}
      data={people.map(labelOf)}
      renderOption={({ option }) => {
        const person = people.find((one) => labelOf(one) === option.value);
        return person ? (
          <Person id={person.id} name={person.full_name} image={person.avatar} detail={person.email} />
        ) : (
          option.value
        );
      }}
      onChange={(text) => {
        // The name of whoever was picked is not typed text.
        if (!chosen.current) onTyped(text);
        chosen.current = false;
      }}
      onOptionSubmit={(value) => {
        const person = people.find((one) => labelOf(one) === value);
        if (!person) return;
        chosen.current = true;
        add({ user: person.id, name: person.full_name, email: person.email ?? '' });
      }}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || typed.trim() === '') return;
        // Enter makes the row; the form is sent by its button.
        event.preventDefault();
        if (!event.currentTarget.getAttribute('aria-activedescendant')) take();
      }}
    />
  );
};

const Row = ({
  row,
  relations,
  error,
  onChange,
  onRemove,
}: {
  row: ContactRow;
  relations: readonly Relation[];
  error: ReactNode;
  onChange: (part: Partial<ContactRow>) => void;
  onRemove: () => void;
}) => {
  const t = useWords(newStudentWords);
  const words = useWords(recordWords);
  const all = guardianFlags.map(({ key }) => key);
  const isNew = row.user === null;
  return (
    <section className={classes.row} aria-label={row.name}>
      <div className={classes.head}>
        <Person id={row.user ?? row.name} name={row.name} detail={isNew ? t('newContact') : row.email} />
        <ActionIcon variant="subtle" size={36} aria-label={t('remove', { name: row.name })} onClick={onRemove}>
          <IconX size={18} />
        </ActionIcon>
      </div>
      {isNew ? (
        <>
          <TextInput
            label={t('names')}
            autoComplete="off"
            value={row.name}
            onChange={(event) => onChange({ name: event.currentTarget.value })}
          />
          <div className={classes.pair}>
            <TextInput
              label={t('email')}
              type="email"
              autoComplete="off"
              value={row.email}
              onChange={(event) => onChange({ email: event.currentTarget.value })}
            />
            <PhoneField label={t('phone')} value={row.phone} onChange={(phone) => onChange({ phone })} />
          </div>
        </>
      ) : null}
      <Select
        label={t('relation')}
        withAsterisk
        data={relations.map(({ id, name }) => ({ value: id, label: name }))}
        value={row.relation || null}
        onChange={(relation) => onChange({ relation: relation ?? '' })}
      />
      <div className={classes.may}>
        <Toggles<May>
          label={t('may', { name: row.name.split(' ')[0] ?? '' })}
          choices={guardianFlags.map(({ key, word }) => ({ value: key, label: words(word) }))}
          value={row.may}
          onChange={(may) => onChange({ may })}
        />
        {row.may.length < all.length ? (
          <Button variant="subtle" size="compact-sm" onClick={() => onChange({ may: all })}>
            {t('everything')}
          </Button>
        ) : null}
      </div>
      {row.may.length === 0 ? <p className={classes.quiet}>{t('mayNothing')}</p> : null}
      {error ? (
        <p className={classes.error} role="alert">
          {error}
        </p>
      ) : null}
    </section>
  );
};
