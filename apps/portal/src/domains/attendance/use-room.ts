import { useAsk } from '@nestling/kit/ask.ts';
import { keepDraft, keptDraft } from '@nestling/kit/draft.ts';
import { useState } from 'react';
import { usePerson } from '../../session/session.ts';
import { OwnRoomsDocument } from './ownRooms.graphql.ts';

const draft = 'room-at-work';

/**
 * The room somebody works in on this device: the one chosen last in this tab, else the first a teacher belongs to. Null
 * is all rooms. Who works in one room chooses it once, for check-in and activities alike.
 */
export const useRoom = (rooms: readonly { readonly id: string }[]) => {
  const { role } = usePerson();
  const kept = keptDraft(draft);
  const [asked, setAsked] = useState<string | null | undefined>(
    typeof kept?.room === 'string' ? kept.room : kept ? null : undefined,
  );
  const { data } = useAsk(OwnRoomsDocument, {}, { pause: role !== 'teacher' || asked !== undefined });
  const own = data?.me?.programs.map(({ id }) => id) ?? [];
  const room = asked === undefined ? rooms.find(({ id }) => own.includes(id))?.id : asked;
  const choose = (id: string | null): void => {
    setAsked(id);
    keepDraft(draft, { room: id });
  };
  return { room: rooms.some(({ id }) => id === room) ? (room ?? null) : null, choose };
};
