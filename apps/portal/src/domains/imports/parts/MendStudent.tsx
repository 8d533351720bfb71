import { Checkbox, Select, TextInput } from '@mantine/core';
import { saveAdvanceOnbordingData } from '@nestling/contract/operations/imports.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
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
  const form = useCallForm({
    // Its limits are those of a row of any import. Nothing is sent from here: the row goes with the others.
    call: saveAdvanceOnbordingData,
    name: `import-row:${row.key}`,
    // A child's data is not left behind on a device.
    secret: ['who', 'data'],
    values: initial,
    args: ({ data }) => ({ data, location: '' }),
    save: async (_send, values) => {
      onChange(mended(row, values));
      return { kind: 'done', message: '', data: {} };
    },
    onSaved: onClose,
  });
  const [now] = form.values.data;
  const [before] = initial.data;
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
        <TextInput key={cell} {...form.part(`data.0.${cell}`, t(cell))} {...found(cell, now?.[cell], before?.[cell])} />
      ))}
      {row.contacts.map(({ kind }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: contacts of a row stand in the order of the file
        <fieldset key={place} className={classes.group}>
          <legend>{`${t(groupOf(kind))} ${place + 1}`}</legend>
          <Stack gap="xs">
            {contactCells.map((cell) => (
              <TextInput
                key={cell}
                {...form.part(`data.0.contacts.${place}.${cell}`, t(cell))}
                {...found(`contacts.${place}.${cell}`, now?.contacts[place]?.[cell], before?.contacts[place]?.[cell])}
              />
            ))}
            {rights.map(([right, label]) => (
              <Checkbox
                key={right}
                {...form.part(`data.0.contacts.${place}.${right}`, label)}
                {...found(
                  `contacts.${place}.${right}`,
                  now?.contacts[place]?.[right],
                  before?.contacts[place]?.[right],
                )}
              />
            ))}
          </Stack>
        </fieldset>
      ))}
    </FormPanel>
  );
};
