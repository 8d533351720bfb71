import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';

/** One conversation: of a student or of a room. */
export type Chat = { readonly kind: 'student' | 'room'; readonly id: string };

/** The name of a conversation for drafts and the outbox. */
export const chatKey = ({ kind, id }: Chat): string => `${kind}:${id}`;

/** Where what a person types in a conversation is kept until it is sent. */
export const chatDraft = (person: string, chat: Chat): string => `chat:${person}:${chatKey(chat)}`;

/** The arguments by which calls name it. */
export const chatArgs = ({ kind, id }: Chat): { student_id?: string; program_id?: string } =>
  kind === 'student' ? { student_id: id } : { program_id: id };

/** Where a conversation is opened. */
export const chatQuery = ({ kind, id }: Chat): string => `?${kind}=${id}`;

/** The open conversation, which stands in the address, and how another one is opened. */
export const useOpenChat = () => {
  const address: Readonly<Record<string, string | undefined>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const { student, room } = address;
  const chat = useMemo((): Chat | null => {
    if (student) return { kind: 'student', id: String(student) };
    return room ? { kind: 'room', id: String(room) } : null;
  }, [student, room]);
  const open = useCallback(
    (next: Chat | null) =>
      void navigate({ to: '.', search: () => (next ? { [next.kind]: next.id } : {}), resetScroll: false }),
    [navigate],
  );
  return { chat, open };
};
