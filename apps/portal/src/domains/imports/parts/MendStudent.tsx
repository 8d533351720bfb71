import { Checkbox, Select, TextInput } from '@mantine/core';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { useFieldForm } from '@nestling/kit/field-form.ts';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { useWords } from '@nestling/ui/words.ts';
import classes from '../imports.module.css';
import { mended, NEW, typedOf } from '../mending.ts';
import { contactCells, faultAt, groupOf, type StudentRow, studentCells } from '../rows.ts';
import { importWords } from '../words.ts';

/** All cells of one row, each with what is wrong with it. What is typed goes into the row: it is saved with the others. */
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
  const initial = typedOf(row);
  const form = useFieldForm({
    name: `import-row:${row.key}`,
    // A child's data is not left behind on a device.
    secret: ['who', 'cells', 'contacts'],
    initial,
    limits: {},
    save: async (values) => {
      onChange(mended(row, values));
      return { kind: 'done', message: '', data: {} };
    },
    onSaved: onClose,
  });
  /** What was found in the cell stands there until something else is typed. */
  const found = (path: string, now: unknown, before: unknown) =>
    now === before ? { error: faultAt(row, path) } : undefined;
  const rights = [
    ['pickup', t('mayPickup')],
    ['emergency', t('mayEmergency')],
    ['payer', t('mayPay')],
    ['no_pickup', t('mustNot')],
  ] as const;
  return (
    <FormPanel form={form} title={t('mend', { row: row.row })} submit={t('take')} onClose={onClose}>
      {row.alike.length > 0 ? (
        <Select
          {...form.field('who', t('who'))}
          placeholder={t('undecided')}
          {...found('match', form.values.who, initial.who)}
          data={[
            ...row.alike.map(({ id, name, dob }) => ({
              value: id,
              label: t('isThis', { name: [name, dob].filter(Boolean).join(', ') }),
            })),
            { value: NEW, label: t('isNew') },
          ]}
        />
      ) : null}
      {studentCells.map((cell) => (
        <TextInput
          key={cell}
          {...form.part(`cells.${cell}`, t(cell))}
          {...found(cell, form.values.cells[cell], initial.cells[cell])}
        />
      ))}
      {row.contacts.map(({ kind }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: contacts of a row stand in the order of the file
        <fieldset key={place} className={classes.group}>
          <legend>{`${t(groupOf(kind))} ${place + 1}`}</legend>
          <Stack gap="xs">
            {contactCells.map((cell) => (
              <TextInput
                key={cell}
                {...form.part(`contacts.${place}.${cell}`, t(cell))}
                {...found(
                  `contacts.${place}.${cell}`,
                  form.values.contacts[place]?.[cell],
                  initial.contacts[place]?.[cell],
                )}
              />
            ))}
            {rights.map(([right, label]) => (
              <Checkbox
                key={right}
                {...form.part(`contacts.${place}.${right}`, label)}
                {...found(
                  `contacts.${place}.${right}`,
                  form.values.contacts[place]?.[right],
                  initial.contacts[place]?.[right],
                )}
              />
            ))}
          </Stack>
        </fieldset>
      ))}
    </FormPanel>
  );
};
