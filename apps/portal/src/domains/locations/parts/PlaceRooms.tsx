import { Button } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { DataTable } from '@nestling/kit/DataTable.tsx';
import { ListBody } from '@nestling/kit/ListBody.tsx';
import { ConfirmDelete } from '@nestling/ui/overlay/ConfirmDelete.tsx';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from 'urql';
import { useMay } from '../../permissions/use-may.ts';
import { DeleteRoomDocument } from '../../rooms/deleteRoom.graphql.ts';
import { RoomPanel } from '../../rooms/parts/RoomPanel.tsx';
import { useRoomCard, useRoomColumns } from '../../rooms/parts/use-room-columns.tsx';
import { RoomsDocument, type RoomsQuery } from '../../rooms/rooms.graphql.ts';
import { roomWords } from '../../rooms/words.ts';
import classes from './places.module.css';

type Room = RoomsQuery['programs']['data'][number];

/** The rooms of a location, to add and change where one looks at it. */
export const PlaceRooms = ({ location }: { location: string }) => {
  const t = useWords(roomWords);
  const [open, setOpen] = useState<Room | 'new' | null>(null);
  const [deleting, setDeleting] = useState<Room | null>(null);
  const [{ data, error }, ask] = useQuery({ query: RoomsDocument, variables: { location, first: 200 } });
  const remove = useAction(DeleteRoomDocument);
  const manages = useMay()('manage_rooms');
  const columns = useRoomColumns();
  const card = useRoomCard();
  const rooms = data?.programs.data;
  const add = manages ? (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen('new')}>
      {t('add')}
    </Button>
  ) : null;
  const room = open === 'new' ? null : open;
  const menuOf = (one: Room): MenuItem[] => [
    { key: 'edit', label: t('change'), icon: <IconPencil size={18} />, onPick: () => setOpen(one) },
    { key: 'delete', label: t('delete'), icon: <IconTrash size={18} />, danger: true, onPick: () => setDeleting(one) },
  ];
  return (
    <div className={classes.beside}>
      <div className={classes.main}>
        <div className={classes.actions}>{add}</div>
        <ListBody
          count={rooms?.length}
          error={error}
          onRetry={() => ask({ requestPolicy: 'network-only' })}
          filtered={false}
          onClearFilters={() => {}}
          empty={
            <EmptyState picture={<BlocksPicture />} title={t('empty')}>
              {t('emptyText')}
            </EmptyState>
          }
        >
          <DataTable
            label={t('list')}
            rows={rooms ?? []}
            columns={columns}
            keyOf={({ id }) => id}
            nameOf={({ name }) => name}
            open={room?.id}
            onOpen={manages ? setOpen : undefined}
            menuOf={manages ? menuOf : undefined}
            card={card}
          />
        </ListBody>
      </div>
      {open ? (
        <RoomPanel key={room?.id ?? 'new'} location={location} room={room} onClose={() => setOpen(null)} />
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
