import { deleteProgram } from '@nestling/contract/operations/rooms.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { DataTable } from '@nestling/kit/DataTable.tsx';
import { useDeletion } from '@nestling/kit/deletion.tsx';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import { useRowPanel } from '@nestling/kit/panel.ts';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useMay } from '../../permissions/use-may.ts';
import { RoomPanel } from '../../rooms/parts/RoomPanel.tsx';
import { useRoomCard, useRoomColumns } from '../../rooms/parts/use-room-columns.tsx';
import { RoomsDocument, type RoomsQuery } from '../../rooms/rooms.graphql.ts';
import { roomWords } from '../../rooms/words.ts';
import { PlaceList } from './PlaceList.tsx';
import { usePlaceRecord } from './use-place.ts';

type Room = RoomsQuery['programs']['data'][number];

/** The rooms of a location, to add and change where one looks at it. */
const PlaceRooms = () => {
  const location = usePlaceRecord().id;
  const t = useWords(roomWords);
  const { data, error, again } = useAsk(RoomsDocument, { location, first: 200 }, { keep: ['first'] });
  const deletion = useDeletion(deleteProgram);
  const manages = useMay()('manage_rooms');
  const columns = useRoomColumns();
  const card = useRoomCard();
  const rooms = data?.programs.data;
  const [open, setOpen] = useRowPanel(rooms, ['new']);
  const room = open === 'new' ? null : open;
  const menuOf = (one: Room): MenuItem[] => [
    editItem(t('change'), () => setOpen(one)),
    deleteItem(t('delete'), () => deletion.ask(one)),
  ];
  return (
    <>
      <PlaceList
        add={manages ? { label: t('add'), onAdd: () => setOpen('new') } : null}
        count={rooms?.length}
        error={error}
        onRetry={again}
        empty={
          <EmptyState picture={<BlocksPicture />} title={t('empty')}>
            {t('emptyText')}
          </EmptyState>
        }
        panel={
          open ? (
            <RoomPanel key={room?.id ?? 'new'} location={location} room={room} onClose={() => setOpen(null)} />
          ) : null
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
      </PlaceList>
      {deletion.question}
    </>
  );
};

export default PlaceRooms;
