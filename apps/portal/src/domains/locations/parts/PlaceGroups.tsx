import { Button, MultiSelect, TextInput } from '@mantine/core';
import { type Ended, useAction } from '@nestling/kit/action.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { ListBody } from '@nestling/kit/ListBody.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { ConfirmDelete } from '@nestling/ui/overlay/ConfirmDelete.tsx';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { CameraPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from 'urql';
import { useMay } from '../../permissions/use-may.ts';
import { CreateCameraGroupDocument, DeleteCameraGroupDocument, UpdateCameraGroupDocument } from '../manage.graphql.ts';
import { PlaceGroupsDocument, type PlaceGroupsQuery } from '../places.graphql.ts';
import { placeWords } from '../words.ts';
import classes from './places.module.css';

type Group = PlaceGroupsQuery['location_groups'][number];
type Camera = PlaceGroupsQuery['location_cameras'][number];

/** Cameras named together, which rooms see beside their own. */
export const PlaceGroups = ({ location }: { location: string }) => {
  const t = useWords(placeWords);
  const [open, setOpen] = useState<Group | 'new' | null>(null);
  const [deleting, setDeleting] = useState<Group | null>(null);
  const [{ data, error }, ask] = useQuery({ query: PlaceGroupsDocument, variables: { location } });
  const remove = useAction(DeleteCameraGroupDocument);
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
    { key: 'edit', label: t('change'), icon: <IconPencil size={18} />, onPick: () => setOpen(one) },
    { key: 'delete', label: t('delete'), icon: <IconTrash size={18} />, danger: true, onPick: () => setDeleting(one) },
  ];
  return (
    <div className={classes.beside}>
      <div className={classes.main}>
        {manages ? (
          <div className={classes.actions}>
            <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen('new')}>
              {t('addGroup')}
            </Button>
          </div>
        ) : null}
        <ListBody
          count={data?.location_groups.length}
          error={error}
          onRetry={() => ask({ requestPolicy: 'network-only' })}
          filtered={false}
          onClearFilters={() => {}}
          empty={
            <EmptyState picture={<CameraPicture />} title={t('noGroups')}>
              {t('noGroupsText')}
            </EmptyState>
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
        </ListBody>
      </div>
      {open ? (
        <GroupPanel
          key={group?.id ?? 'new'}
          location={location}
          group={group}
          cameras={data?.location_cameras ?? []}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {deleting ? (
        <ConfirmDelete
          onCancel={() => setDeleting(null)}
          onDelete={async () => {
            await remove.run({ id: deleting.id });
            setDeleting(null);
          }}
        >
          <b>{deleting.name}</b>
        </ConfirmDelete>
      ) : null}
    </div>
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
  const create = useAction(CreateCameraGroupDocument, { ownErrors: true });
  const update = useAction(UpdateCameraGroupDocument, { ownErrors: true });
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
