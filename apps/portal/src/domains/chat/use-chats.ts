import { useReadingAnew } from '@nestling/kit/reading-anew.ts';
import { allows } from '@nestling/rules/roles.ts';
import { useState } from 'react';
import { useQuery, useSubscription } from 'urql';
import { usePerson } from '../../session/session.ts';
import { useCurrentLocation } from '../../shell/location.ts';
import { FamilyChatsDocument, type FamilyChatsQuery, StaffChatsDocument } from './chat.graphql.ts';
import type { Chat } from './chat.ts';
import { UnreadChatChangedDocument } from './unread.graphql.ts';

/** A conversation as the list shows it. */
export type ChatRow = {
  readonly chat: Chat;
  readonly name: string;
  readonly detail: string;
  readonly image: string | null;
  readonly colour: string | null;
  readonly last_message: string | null;
  readonly last_at: string | null;
  readonly last_by: string | null;
  readonly last_mine: boolean;
  readonly last_deleted: boolean;
  readonly unread: number;
};

const PART = 50;
const MOST = 200;

const rowsOf = ({ students, rooms }: FamilyChatsQuery): ChatRow[] =>
  [
    ...students.map(
      ({ id, full_name, image, program_name, program_color, ...last }): ChatRow => ({
        ...last,
        chat: { kind: 'student', id },
        name: full_name,
        detail: program_name ?? '',
        image,
        colour: program_color,
      }),
    ),
    ...rooms.map(
      ({ id, name, color_code, ...last }): ChatRow => ({
        ...last,
        chat: { kind: 'room', id },
        name,
        detail: '',
        image: null,
        colour: color_code,
      }),
    ),
  ].sort((a, b) => Date.parse(b.last_at ?? '1970-01-01') - Date.parse(a.last_at ?? '1970-01-01'));

/** The conversations of the caller, read anew whenever its counter may have changed. */
export const useChats = (search: string, show: 'all' | 'unread' | 'rooms') => {
  const { role } = usePerson();
  const staff = allows(role, 'teacher');
  const location = useCurrentLocation();
  const [first, setFirst] = useState(PART);
  const find = search.trim() || null;
  const [family, askFamily] = useQuery({ query: FamilyChatsDocument, variables: { search: find }, pause: staff });
  const [team, askTeam] = useQuery({
    query: StaffChatsDocument,
    variables: { location: location?.id ?? null, search: find, first, unread: show === 'unread' ? true : null },
    pause: !staff || !location,
  });
  const again = () => (staff ? askTeam : askFamily)({ requestPolicy: 'network-only' });
  const soon = useReadingAnew(again);
  useSubscription({ query: UnreadChatChangedDocument }, (_, change) => {
    soon();
    return change;
  });
  const { data, error } = staff ? team : family;
  const all = data ? rowsOf(data) : undefined;
  const rows = all?.filter((row) => (show === 'rooms' ? row.chat.kind === 'room' : show === 'all' || row.unread > 0));
  const more =
    staff && data && data.students.length >= first && first < MOST && show !== 'rooms'
      ? () => setFirst(Math.min(MOST, first + PART))
      : null;
  return { rows, error, again, more };
};
