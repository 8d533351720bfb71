import { MultiSelect, Select, TextInput } from '@mantine/core';
import { createProgram, updateProgram } from '@nestling/contract/operations/rooms.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { ColourField } from '@nestling/kit/field/ColourField.tsx';
import { choicesOf, idsOf } from '@nestling/kit/field/choices.ts';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useQuery } from 'urql';
import { RoomChoicesDocument } from '../roomChoices.graphql.ts';
import type { RoomsQuery } from '../rooms.graphql.ts';
import { roomWords } from '../words.ts';

type Room = RoomsQuery['programs']['data'][number];

/** Adds a room to a location, or changes one. */
export const RoomPanel = ({
  location,
  room,
  onClose,
}: {
  location: string;
  room: Room | null;
  onClose: () => void;
}) => {
  const t = useWords(roomWords);
  const [{ data }] = useQuery({ query: RoomChoicesDocument, variables: { location } });
  const form = useCallForm({
    add: createProgram,
    change: updateProgram,
    record: room,
    fixed: { location_id: location },
    values: {
      name: room?.name,
      color_code: room?.color_code,
      capacity: room?.capacity,
      max_ratio: room?.max_ratio,
      teachers: idsOf(room?.teachers),
      camera_group: room?.camera_group?.id,
      billing_programs: idsOf(room?.billing_programs),
    },
    onSaved: onClose,
  });
  const { field, values } = form;
  const suggested = data?.suggestProgramColors.map(({ color_code }) => color_code) ?? [];
  const programs = choicesOf(data?.billingPrograms.data);
  const add = values.name.trim() ? t('addNamed', { name: values.name.trim() }) : t('add');
  return (
    <FormPanel
      form={form}
      title={room ? t('edit', { name: room.name }) : t('add')}
      submit={room ? t('save') : add}
      onClose={onClose}
    >
      <TextInput {...field('name', t('name'))} />
      <ColourField suggested={suggested} {...field('color_code', t('colour'))} />
      <NumberField {...field('capacity', t('capacity'))} />
      <NumberField {...field('max_ratio', t('ratio'))} />
      <MultiSelect
        data={choicesOf(data?.teachers.data)}
        searchable
        hidePickedOptions
        {...field('teachers', t('staff'))}
      />
      <Select
        data={choicesOf(data?.location_groups)}
        clearable
        placeholder={t('noGroup')}
        {...field('camera_group', t('group'), t('groupHelp'))}
      />
      {programs.length > 0 ? (
        <MultiSelect
          data={programs}
          hidePickedOptions
          {...field('billing_programs', t('programs'), t('programsHelp'))}
        />
      ) : null}
    </FormPanel>
  );
};
