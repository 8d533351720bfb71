import { MultiSelect, TextInput } from '@mantine/core';
import { createBillingProgram, updateBillingProgram } from '@nestling/contract/operations/billing.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { ColourField } from '@nestling/kit/field/ColourField.tsx';
import { idsOf } from '@nestling/kit/field/choices.ts';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useQuery } from 'urql';
import { PlaceRoomChoicesDocument } from '../../../shell/place-rooms.graphql.ts';
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
  const [{ data }] = useQuery({ query: PlaceRoomChoicesDocument, variables: { location } });
  const form = useCallForm({
    add: createBillingProgram,
    change: updateBillingProgram,
    record: program,
    fixed: { location_id: location },
    values: {
      name: program?.name,
      color_code: program?.color_code,
      start_date: program?.start_date,
      end_date: program?.end_date,
      rooms: idsOf(program?.rooms),
    },
    onSaved: onClose,
  });
  const { field, values } = form;
  const named = values.name.trim();
  return (
    <FormPanel
      form={form}
      title={program ? t('edit', { name: program.name }) : t('add')}
      onClose={onClose}
      submit={program ? t('save') : named ? t('addNamed', { name: named }) : t('add')}
    >
      <TextInput autoComplete="off" {...field('name', t('name'), t('nameHelp'))} />
      <ColourField suggested={tagColours} {...field('color_code', t('colour'))} />
      <DateField {...field('start_date', t('starts'))} />
      <DateField {...field('end_date', t('ends'))} min={values.start_date || undefined} />
      <MultiSelect
        data={data?.location_programs.map(({ id, name }) => ({ value: id, label: name })) ?? []}
        searchable
        hidePickedOptions
        {...field('rooms', t('rooms'), t('roomsHelp'))}
      />
    </FormPanel>
  );
};
