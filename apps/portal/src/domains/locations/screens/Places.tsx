import { Button } from '@mantine/core';
import { deleteLocation, updateLocationStatus } from '@nestling/contract/operations/locations.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { usePhone } from '@nestling/kit/media.ts';
import { deleteItem } from '@nestling/kit/menu-items.tsx';
import { usePanel } from '@nestling/kit/panel.ts';
import { useColumns } from '@nestling/kit/table/column-choice.tsx';
import { phoneWords } from '@nestling/rules/phones.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { ConfirmDelete } from '@nestling/ui/overlay/ConfirmDelete.tsx';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconArrowRight, IconDoor, IconDoorOff, IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import { ClosePlace } from '../parts/ClosePlace.tsx';
import { PlacePanel } from '../parts/PlacePanel.tsx';
import classes from '../parts/places.module.css';
import { PlacesDocument, type PlacesQuery } from '../places.graphql.ts';
import { placeWords } from '../words.ts';

type Place = PlacesQuery['locations']['data'][number];

type Open = { readonly kind: 'close' | 'delete'; readonly place: Place } | null;

const PER_PAGE = 25;
const filters = ['state'] as const;
const noColour = '#857d8a';

/** Every location of the centre: who manages it, how large it is, how families join, whether it is open. */
const Places = () => {
  const t = useWords(placeWords);
  const navigate = useNavigate();
  const state = useListState(filters);
  const [open, setOpen] = useState<Open>(null);
  const panel = usePanel();
  const chosen = state.filter('state');
  const { rows, answer } = useList(PlacesDocument, state, {
    rows: (data) => data.locations,
    variables: { active: chosen === '' ? null : chosen === 'open' },
    perPage: PER_PAGE,
  });
  const remove = useAction(deleteLocation);
  const reopen = useAction(updateLocationStatus);
  const columns = usePlaceColumns();
  const phone = usePhone();
  const { shown, menu } = useColumns('locations', columns);
  const roomsOf = ({ id }: Place) => href('locations.one.rooms', { locationId: id });
  const menuOf = (place: Place): MenuItem[] => [
    {
      key: 'open',
      label: t('look'),
      icon: <IconArrowRight size={18} />,
      onPick: () => void navigate({ href: roomsOf(place) }),
    },
    place.active
      ? {
          key: 'close',
          label: t('close'),
          icon: <IconDoorOff size={18} />,
          onPick: () => setOpen({ kind: 'close', place }),
        }
      : {
          key: 'reopen',
          label: t('reopen'),
          icon: <IconDoor size={18} />,
          onPick: () => void reopen.run({ id: place.id, active: true }),
        },
    deleteItem(t('delete'), () => setOpen({ kind: 'delete', place })),
  ];
  const add = (
    <Button leftSection={<IconPlus size={18} />} onClick={() => panel.show('new')}>
      {t('addPlace')}
    </Button>
  );
  return (
    <>
      <ListScreen
        state={state}
        answer={answer}
        actions={add}
        filters={
          <>
            <FilterMenu
              name={t('state')}
              value={chosen}
              choices={[
                { value: 'open', label: t('isOpen') },
                { value: 'closed', label: t('isClosed') },
              ]}
              onChange={(value) => state.set({ filters: { state: value } })}
            />
            {phone ? null : menu}
          </>
        }
        empty={
          <EmptyState picture={<BlocksPicture />} title={t('empty')} actions={add}>
            {t('emptyText')}
          </EmptyState>
        }
        panel={
          panel.open === 'new' ? (
            <PlacePanel
              onClose={panel.close}
              onAdded={(id) => {
                if (id) void navigate({ href: href('locations.one.rooms', { locationId: id }) });
                else panel.close();
              }}
            />
          ) : undefined
        }
      >
        <DataTable
          label={t('list')}
          rows={rows}
          columns={shown}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          hrefOf={roomsOf}
          menuOf={menuOf}
          card={(place) => (
            <>
              {columns[0]?.cell(place)}
              <div className={classes.quiet}>{place.address}</div>
              {columns.at(-1)?.cell(place)}
            </>
          )}
        />
      </ListScreen>
      {open?.kind === 'close' ? <ClosePlace place={open.place} onClose={() => setOpen(null)} /> : null}
      {open?.kind === 'delete' ? (
        <ConfirmDelete
          onCancel={() => setOpen(null)}
          onDelete={async () => {
            await remove.run({ id: open.place.id });
            setOpen(null);
          }}
        >
          <b>{open.place.name}</b> {open.place.address}
        </ConfirmDelete>
      ) : null}
    </>
  );
};

const usePlaceColumns = (): Column<Place>[] => {
  const t = useWords(placeWords);
  return [
    {
      key: 'name',
      head: t('location'),
      by: ({ name }) => name,
      cell: ({ name, color_code }) => <RoomName name={name} colour={color_code ?? noColour} />,
    },
    { key: 'managers', head: t('managers'), cell: ({ managers }) => managers.map((one) => one.full_name).join(', ') },
    {
      key: 'reach',
      head: t('contact'),
      wide: true,
      cell: ({ phone, email }) => [phone && phoneWords(phone), email].filter(Boolean).join(' · '),
    },
    { key: 'rooms', head: t('rooms'), by: ({ rooms }) => rooms.length, end: true, cell: ({ rooms }) => rooms.length },
    {
      key: 'cameras',
      head: t('cameras'),
      by: ({ cameras }) => cameras.length,
      end: true,
      wide: true,
      cell: ({ cameras }) => cameras.length,
    },
    {
      key: 'signup',
      head: t('signUp'),
      wide: true,
      cell: ({ is_signup, signup_code }) =>
        is_signup && signup_code ? <span data-figures>{signup_code}</span> : t('off'),
    },
    {
      key: 'state',
      head: t('state'),
      by: ({ active }) => Number(!active),
      cell: ({ active }) => <Badge kind={active ? 'good' : 'out'}>{active ? t('isOpen') : t('isClosed')}</Badge>,
    },
  ];
};

export default Places;
