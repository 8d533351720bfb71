import { Button } from '@mantine/core';
import { deleteProgram } from '@nestling/contract/operations/rooms.gen.ts';
import { DataTable } from '@nestling/kit/DataTable.tsx';
import { useDeletion } from '@nestling/kit/deletion.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconMoodKid, IconPlus } from '@tabler/icons-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useSubscription } from 'urql';
import { href } from '../../../addresses.ts';
import type { Located } from '../../../shell/place.ts';
import { useMessageItems } from '../../../shell/write-to.tsx';
import { TeamChangedDocument } from '../../attendance/team/teamChanged.graphql.ts';
import { useMay } from '../../permissions/use-may.ts';
import { RoomPanel } from '../parts/RoomPanel.tsx';
import { useRoomCard, useRoomColumns } from '../parts/use-room-columns.tsx';
import { RoomsDocument, type RoomsQuery } from '../rooms.graphql.ts';
import { roomWords } from '../words.ts';

type Room = RoomsQuery['programs']['data'][number];

/** The rooms of the location: who is in them, who works there, what they see. `/rooms/add` begins with a new one. */
const Rooms = ({ place }: Located) => {
  const t = useWords(roomWords);
  const may = useMay()('manage_rooms');
  const navigate = useNavigate();
  const { action }: { action?: string } = useParams({ strict: false });
  const state = useListState();
  const [editing, setEditing] = useState<Room | null>(null);
  const { rows, answer, again } = useList(RoomsDocument, state, {
    rows: ({ programs }) => programs,
    variables: { location: place.id },
  });
  useSubscription({ query: TeamChangedDocument, variables: { location: place.id } }, (_, moved) => {
    again();
    return moved;
  });
  const deletion = useDeletion(deleteProgram);
  const columns = useRoomColumns();
  const card = useRoomCard();
  const goTo = (to: 'add' | undefined) =>
    void navigate({ href: href('rooms.list', to ? { action: to } : {}), replace: true });
  const change = (room: Room) => {
    if (action === 'add') goTo(undefined);
    setEditing(room);
  };
  const close = () => {
    setEditing(null);
    if (action === 'add') goTo(undefined);
  };
  const messages = useMessageItems(useMay()('send_announcements'));
  const menuOf = (room: Room): MenuItem[] => [
    ...(may ? [editItem(t('change'), () => change(room))] : []),
    {
      key: 'students',
      label: t('students'),
      icon: <IconMoodKid size={18} />,
      onPick: () => void navigate({ href: href('students.list', {}, { room: room.id }) }),
    },
    ...messages({ kind: 'room', id: room.id, name: room.name }),
    ...(may ? [deleteItem(t('delete'), () => deletion.ask(room))] : []),
  ];
  const add = may ? (
    <Button leftSection={<IconPlus size={18} />} onClick={() => goTo('add')}>
      {t('add')}
    </Button>
  ) : null;
  const open = action === 'add' ? null : editing;
  return (
    <>
      <ListScreen
        state={state}
        answer={answer}
        actions={add}
        empty={
          <EmptyState picture={<BlocksPicture />} title={t('empty')} actions={add}>
            {t('emptyText')}
          </EmptyState>
        }
        panel={
          may && (open || action === 'add') ? (
            <RoomPanel key={open?.id ?? 'new'} location={place.id} room={open} onClose={close} />
          ) : undefined
        }
      >
        <DataTable
          label={t('list')}
          rows={rows}
          columns={columns}
          keyOf={(room) => room.id}
          nameOf={(room) => room.name}
          open={open?.id}
          onOpen={may ? change : undefined}
          menuOf={menuOf}
          card={card}
        />
      </ListScreen>
      {deletion.question}
    </>
  );
};

export default Rooms;
