import { Button, Checkbox, Select, TextInput } from '@mantine/core';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { useWords } from '@nestling/ui/words.ts';
import classes from '../imports.module.css';
import { type ContactCells, contactCells, faultAt, type StudentRow, studentCells } from '../rows.ts';
import { importWords } from '../words.ts';

const NEW = 'new';

/** Of a row that may be somebody who is there already: who it is, as a person says. */
const Decision = ({ row, onChange }: { row: StudentRow; onChange: (row: StudentRow) => void }) => {
  const t = useWords(importWords);
  if (row.alike.length === 0) return null;
  const decide = (value: string | null) => {
    const { decided: _, ...rest } = row;
    const faults = row.faults.filter(({ field }) => field !== 'match');
    if (value === null) return;
    onChange(value === NEW ? { ...rest, as_new: true, faults } : { ...rest, as_new: false, decided: value, faults });
  };
  return (
    <Select
      label={t('who')}
      placeholder={t('undecided')}
      value={row.as_new ? NEW : (row.decided ?? null)}
      error={faultAt(row, 'match')}
      onChange={decide}
      data={[
        ...row.alike.map(({ id, name, dob }) => ({
          value: id,
          label: t('isThis', { name: [name, dob].filter(Boolean).join(', ') }),
        })),
        { value: NEW, label: t('isNew') },
      ]}
    />
  );
};

const Contact = ({
  contact,
  place,
  row,
  onChange,
}: {
  contact: ContactCells;
  place: number;
  row: StudentRow;
  onChange: (change: Partial<ContactCells>, field: string) => void;
}) => {
  const t = useWords(importWords);
  const group =
    contact.kind === 'parent' || contact.kind === 'pickup' || contact.kind === 'emergency' ? contact.kind : 'family';
  const rights = [
    ['pickup', t('mayPickup')],
    ['emergency', t('mayEmergency')],
    ['payer', t('mayPay')],
    ['no_pickup', t('mustNot')],
  ] as const;
  return (
    <fieldset className={classes.group}>
      <legend>{`${t(group)} ${place + 1}`}</legend>
      <Stack gap="xs">
        {contactCells.map((cell) => (
          <TextInput
            key={cell}
            label={t(cell)}
            value={contact[cell] ?? ''}
            error={faultAt(row, `contacts.${place}.${cell}`)}
            onChange={({ currentTarget }) => onChange({ [cell]: currentTarget.value }, `contacts.${place}.${cell}`)}
          />
        ))}
        {rights.map(([right, label]) => (
          <Checkbox
            key={right}
            label={label}
            checked={contact[right]}
            error={faultAt(row, `contacts.${place}.${right}`)}
            onChange={({ currentTarget }) => onChange({ [right]: currentTarget.checked }, `contacts.${place}.${right}`)}
          />
        ))}
      </Stack>
    </fieldset>
  );
};

/** All cells of one row, each with what is wrong with it. What is typed stays in the row: it is saved with the others. */
export const MendStudent = ({
  row,
  onChange,
  onClose,
}: {
  row: StudentRow;
  onChange: (row: StudentRow) => void;
  onClose: () => void;
}) => {
  const t = useWords(importWords);
  const without = (field: string) => row.faults.filter((one) => one.field !== field);
  return (
    <SidePanel
      title={t('mend', { row: row.row })}
      onClose={onClose}
      foot={
        <Button fullWidth onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <Stack gap="s">
        <Decision row={row} onChange={onChange} />
        {studentCells.map((cell) => (
          <TextInput
            key={cell}
            label={t(cell)}
            value={row[cell] ?? ''}
            error={faultAt(row, cell)}
            onChange={({ currentTarget }) =>
              onChange({ ...row, [cell]: currentTarget.value, faults: without(cell), stored: false })
            }
          />
        ))}
        {row.contacts.map((contact, place) => (
          <Contact
            // biome-ignore lint/suspicious/noArrayIndexKey: contacts of a row stand in the order of the file
            key={place}
            contact={contact}
            place={place}
            row={row}
            onChange={(change, field) =>
              onChange({
                ...row,
                stored: false,
                faults: without(field),
                contacts: row.contacts.map((one, at) => (at === place ? { ...one, ...change } : one)),
              })
            }
          />
        ))}
      </Stack>
    </SidePanel>
  );
};
