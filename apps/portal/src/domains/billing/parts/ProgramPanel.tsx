import { Button, MultiSelect, TextInput } from '@mantine/core';
import { createBillingProgram, updateBillingProgram } from '@nestling/contract/operations/billing.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useQuery } from 'urql';
import { LocationRoomsDocument } from '../../attendance/rooms.graphql.ts';
import { ColourField } from '../../rooms/parts/ColourField.tsx';
import { tagColours } from '../../tags/parts/colours.ts';
import type { BillingProgramsQuery } from '../programs.graphql.ts';
import { programWords } from '../words.ts';

type Program = BillingProgramsQuery['billingPrograms']['data'][number];

/** Adds a billing program to a location, or changes one. */
export const ProgramPanel = ({
  location,
  program,
  onClose,
}: {
  location: string;
  program: Program | null;
  onClose: () => void;
}) => {
  const t = useWords(programWords);
  const [{ data }] = useQuery({ query: LocationRoomsDocument, variables: { location } });
  const add = useAction(createBillingProgram, { ownErrors: true });
  const change = useAction(updateBillingProgram, { ownErrors: true });
  const form = useRecordForm({
    name: program ? `billing-program:${program.id}` : `billing-program:new:${location}`,
    initial: {
      name: program?.name ?? '',
      color_code: program?.color_code ?? '',
      start_date: program?.start_date ?? '',
      end_date: program?.end_date ?? '',
      rooms: program?.rooms.map(({ id }) => id) ?? [],
    },
    validate: {
      name: (value) => (value.trim() ? null : t('needName')),
      end_date: (value, { start_date }) => (value && value < start_date ? t('endBeforeStart') : null),
    },
    save: async ({ name, color_code, start_date, end_date, rooms }) => {
      const values = {
        name: name.trim(),
        location_id: location,
        color_code: color_code || null,
        start_date: start_date || null,
        end_date: end_date || null,
        rooms,
      };
      const ended = await (program ? change.run({ id: program.id, ...values }) : add.run(values));
      return ended?.kind === 'done' ? { ...ended, data: {} } : ended;
    },
    onSaved: onClose,
  });
  const { fields } = form;
  const named = fields.getValues().name.trim();
  return (
    <SidePanel title={program ? t('edit', { name: program.name }) : t('add')} onClose={onClose}>
      <FormBody
        form={form}
        labels={{ name: t('name'), start_date: t('starts'), end_date: t('ends'), rooms: t('rooms') }}
        actions={
          <Button type="submit" loading={form.busy}>
            {program ? t('save') : named ? t('addNamed', { name: named }) : t('add')}
          </Button>
        }
      >
        <TextInput
          label={t('name')}
          description={t('nameHelp')}
          withAsterisk
          autoComplete="off"
          maxLength={100}
          {...fields.getInputProps('name')}
        />
        <ColourField suggested={tagColours} {...fields.getInputProps('color_code')} />
        <TextInput type="date" label={t('starts')} {...fields.getInputProps('start_date')} />
        <TextInput
          type="date"
          label={t('ends')}
          min={fields.getValues().start_date || undefined}
          {...fields.getInputProps('end_date')}
        />
        <MultiSelect
          label={t('rooms')}
          description={t('roomsHelp')}
          data={data?.location_programs.map(({ id, name }) => ({ value: id, label: name })) ?? []}
          searchable
          hidePickedOptions
          {...fields.getInputProps('rooms')}
        />
      </FormBody>
    </SidePanel>
  );
};
