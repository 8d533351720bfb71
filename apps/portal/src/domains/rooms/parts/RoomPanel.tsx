import { Button, MultiSelect, Select, TextInput } from '@mantine/core';
import { createProgram, updateProgram } from '@nestling/contract/operations/rooms.gen.ts';
import { type Ended, useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useQuery } from 'urql';
import { RoomChoicesDocument } from '../roomChoices.graphql.ts';
import type { RoomsQuery } from '../rooms.graphql.ts';
import { roomWords } from '../words.ts';
import { ColourField } from './ColourField.tsx';

type Room = RoomsQuery['programs']['data'][number];

const capacityBounds = { min: 1, max: 500 };
const ratioBounds = { min: 1, max: 50 };

const fits = (text: string, { min, max }: { min: number; max: number }): boolean =>
  text.trim() === '' || (/^\d+$/.test(text.trim()) && Number(text) >= min && Number(text) <= max);
const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

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
  const create = useAction(createProgram, { ownErrors: true });
  const update = useAction(updateProgram, { ownErrors: true });
  const form = useRecordForm({
    name: room ? `room:${room.id}` : `room:new:${location}`,
    initial: {
      name: room?.name ?? '',
      color_code: room?.color_code ?? '',
      capacity: room?.capacity?.toString() ?? '',
      max_ratio: room?.max_ratio?.toString() ?? '',
      camera_group: room?.camera_group?.id ?? '',
      teachers: room?.teachers.map(({ id }) => id) ?? [],
      billing_programs: room?.billing_programs?.map(({ id }) => id) ?? [],
    },
    validate: {
      name: (value) => (value.trim() ? null : t('needName')),
      capacity: (value) => (fits(value, capacityBounds) ? null : t('wholeNumber', capacityBounds)),
      max_ratio: (value) => (fits(value, ratioBounds) ? null : t('wholeNumber', ratioBounds)),
    },
    save: ({ name, capacity, max_ratio, ...given }): Promise<Ended<object> | null> => {
      const { color_code, camera_group, teachers, billing_programs } = given;
      const shared = { name, capacity: numberOf(capacity), max_ratio: numberOf(max_ratio), billing_programs };
      if (room)
        return update.run({
          id: room.id,
          ...shared,
          color_code: color_code || null,
          camera_group: camera_group || null,
          teachers,
        });
      return create.run({
        ...shared,
        location_id: location,
        ...(color_code ? { color_code } : {}),
        ...(camera_group ? { camera_group } : {}),
        ...(teachers.length > 0 ? { teachers } : {}),
      });
    },
    onSaved: onClose,
  });
  const { fields } = form;
  const named = fields.getValues().name.trim();
  const suggested = data?.suggestProgramColors.map(({ color_code }) => color_code) ?? [];
  return (
    <SidePanel title={room ? t('edit', { name: room.name }) : t('add')} onClose={onClose}>
      <FormBody
        form={form}
        labels={{
          name: t('name'),
          capacity: t('capacity'),
          max_ratio: t('ratio'),
          camera_group: t('group'),
          teachers: t('staff'),
          billing_programs: t('programs'),
        }}
        actions={
          <Button type="submit" loading={form.busy}>
            {room ? t('save') : named ? t('addNamed', { name: named }) : t('add')}
          </Button>
        }
      >
        <TextInput label={t('name')} withAsterisk {...fields.getInputProps('name')} />
        <ColourField suggested={suggested} {...fields.getInputProps('color_code')} />
        <TextInput label={t('capacity')} inputMode="numeric" {...fields.getInputProps('capacity')} />
        <TextInput label={t('ratio')} inputMode="numeric" {...fields.getInputProps('max_ratio')} />
        <MultiSelect
          label={t('staff')}
          data={data?.teachers.data.map(({ id, full_name }) => ({ value: id, label: full_name })) ?? []}
          searchable
          hidePickedOptions
          {...fields.getInputProps('teachers')}
        />
        <Select
          label={t('group')}
          description={t('groupHelp')}
          data={[
            { value: '', label: t('noGroup') },
            ...(data?.location_groups.map(({ id, name }) => ({ value: id, label: name })) ?? []),
          ]}
          allowDeselect={false}
          {...fields.getInputProps('camera_group')}
        />
        {data?.billingPrograms.data.length ? (
          <MultiSelect
            label={t('programs')}
            description={t('programsHelp')}
            data={data.billingPrograms.data.map(({ id, name }) => ({ value: id, label: name }))}
            hidePickedOptions
            {...fields.getInputProps('billing_programs')}
          />
        ) : null}
      </FormBody>
    </SidePanel>
  );
};
