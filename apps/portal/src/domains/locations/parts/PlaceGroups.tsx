import { MultiSelect, TextInput } from '@mantine/core';
import { createGroup, deleteGroup, updateGroup } from '@nestling/contract/operations/rooms.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { useDeletion } from '@nestling/kit/deletion.tsx';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { idsOf } from '@nestling/kit/field/choices.ts';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import { useRowPanel } from '@nestling/kit/panel.ts';
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
  const form = useCallForm({
    add: createGroup,
    change: updateGroup,
    record: group,
    fixed: { location_id: location },
    values: { name: group?.name, cameras: idsOf(group?.cameras) },
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormPanel
      form={form}
      title={group?.name ?? t('addGroup')}
      onClose={onClose}
      submit={group ? t('save') : t('addGroup')}
    >
      <TextInput {...field('name', t('name'))} />
      <MultiSelect
        data={cameras.map(({ id, name }) => ({ value: id, label: name }))}
        searchable
        hidePickedOptions
        {...field('cameras', t('cameras'), t('groupHelp'))}
      />
    </FormPanel>
  );
};

export default PlaceGroups;
