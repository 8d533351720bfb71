import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useWords } from '@nestling/ui/words.ts';
import type { PlaceRoom } from './place.ts';
import { roomWords } from './room-words.ts';

/** Narrows a report or a list to one room. */
export const RoomFilter = ({
  rooms,
  value,
  onChange,
}: {
  rooms: readonly PlaceRoom[];
  value: string;
  onChange: (room: string) => void;
}) => {
  const t = useWords(roomWords);
  return (
    <FilterMenu
      name={t('room')}
      value={value}
      choices={rooms.map(({ id, name, color_code }) => ({
        value: id,
        label: <RoomName name={name} colour={color_code} />,
      }))}
      onChange={onChange}
    />
  );
};
