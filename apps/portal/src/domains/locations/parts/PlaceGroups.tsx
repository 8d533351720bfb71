import { Button, MultiSelect, TextInput } from '@mantine/core';
import { createGroup, deleteGroup, updateGroup } from '@nestling/contract/operations/rooms.gen.ts';
import { type Ended, useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { useDeletion } from '@nestling/kit/deletion.tsx';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import { useRowPanel } from '@nestling/kit/panel.ts';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { CameraPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useMay } from '../../permissions/use-may.ts';
import { PlaceGroupsDocument, type PlaceGroupsQuery } from '../places.graphql.ts';
import { placeWords } from '../words.ts';
import { PlaceList } from './PlaceList.tsx';
import { usePlaceRecord } from './use-place.ts';

type Group = PlaceGroupsQuery['location_groups'][number];
type Camera = PlaceGroupsQuery['location_cameras'][number];

/** Cameras named together, which rooms see beside their own. */
const PlaceGroups = () => {
  const location = usePlaceRecord().id;
  const t = useWords(placeWords);
  const { data, error, again } = useAsk(PlaceGroupsDocument, { location });
  const [open, setOpen] = useRowPanel(data?.location_groups, ['new']);
  const deletion = useDeletion(deleteGroup);
  const manages = useMay()('manage_rooms');
  const columns: Column<Group>[] = [
    { key: 'name', head: t('group'), cell: ({ name }) => name },
    {
      key: 'cameras',
      head: t('cameras'),
      cell: ({ cameras }) => cameras.map(({ name }) => name).join(', ') || t('none'),
    },
  ];
  const group = open === 'new' ? null : open;
  const menuOf = (one: Group): MenuItem[] => [
    editItem(t('change'), () => setOpen(one)),
    deleteItem(t('delete'), () => deletion.ask(one)),
  ];
  return (
    <>
      <PlaceList
        add={manages ? { label: t('addGroup'), onAdd: () => setOpen('new') } : null}
        count={data?.location_groups.length}
        error={error}
        onRetry={again}
        empty={
          <EmptyState picture={<CameraPicture />} title={t('noGroups')}>
            {t('noGroupsText')}
          </EmptyState>
        }
        panel={
          open ? (
            <GroupPanel
              key={group?.id ?? 'new'}
              location={location}
              group={group}
              cameras={data?.location_cameras ?? []}
              onClose={() => setOpen(null)}
            />
          ) : null
        }
      >
        <DataTable
          label={t('groups')}
          rows={data?.location_groups ?? []}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          open={group?.id}
          onOpen={manages ? setOpen : undefined}
          menuOf={manages ? menuOf : undefined}
          card={(one) => columns.map((column) => <div key={column.key}>{column.cell(one)}</div>)}
        />
      </PlaceList>
      {deletion.question}
    </>
  );
};

const GroupPanel = ({
  location,
  group,
  cameras,
  onClose,
}: {
  location: string;
  group: Group | null;
  cameras: readonly Camera[];
  onClose: () => void;
}) => {
  const t = useWords(placeWords);
  const create = useAction(createGroup, { ownErrors: true });
  const update = useAction(updateGroup, { ownErrors: true });
  const form = useRecordForm({
    name: group ? `group:${group.id}` : `group:new:${location}`,
    initial: { name: group?.name ?? '', cameras: group?.cameras.map(({ id }) => id) ?? [] },
    validate: { name: (value) => (value.trim() ? null : t('needName')) },
    save: (values): Promise<Ended<object> | null> =>
      group ? update.run({ id: group.id, ...values }) : create.run({ location_id: location, ...values }),
    onSaved: onClose,
  });
  return (
    <SidePanel title={group?.name ?? t('addGroup')} onClose={onClose}>
      <FormBody
        form={form}
        labels={{ name: t('name'), cameras: t('cameras') }}
        actions={
          <Button type="submit" loading={form.busy}>
            {group ? t('save') : t('addGroup')}
          </Button>
        }
      >
        <TextInput label={t('name')} withAsterisk {...form.fields.getInputProps('name')} />
        <MultiSelect
          label={t('cameras')}
          description={t('groupHelp')}
          data={cameras.map(({ id, name }) => ({ value: id, label: name }))}
          searchable
          hidePickedOptions
          {...form.fields.getInputProps('cameras')}
        />
      </FormBody>
    </SidePanel>
  );
};

export default PlaceGroups;
