import { askOnce } from '@nestling/kit/ask-once.ts';
import { refusalOf } from '@nestling/kit/refusal.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useClient } from 'urql';
import { whenLineIsBack } from '../../graphql/socket.ts';
import type { ChatLineFragment } from './chat.graphql.ts';
import { RoomChatDocument, StudentChatDocument } from './chat.graphql.ts';
import { type Chat, chatKey } from './chat.ts';
import { whenSent } from './outbox.ts';

const PART = 40;

type Part = { readonly first: number; readonly before?: number; readonly after?: number };

/** Every line once, in the order of its id; a newer version takes the place of an older one. */
export const merged = (known: readonly ChatLineFragment[], more: readonly ChatLineFragment[]): ChatLineFragment[] => {
  const lines = new Map(known.map((line) => [line.id, line]));
  for (const line of more) lines.set(line.id, line);
  return [...lines.values()].sort((a, b) => Number(a.id) - Number(b.id));
};

const belongsTo = (chat: Chat, line: ChatLineFragment): boolean =>
  chat.kind === 'student' ? line.student_id === chat.id : line.program_id === chat.id;

/**
 * The lines of one conversation as far as they were read: from the newest backwards, or around one that was looked for.
 * `lines` is undefined before the first answer and null where the conversation may not be read (any more).
 */
export const useThread = (chat: Chat, around: string | null) => {
  const client = useClient();
  const [lines, setLines] = useState<readonly ChatLineFragment[] | null | undefined>(undefined);
  const [whole, setWhole] = useState(false);
  const [atEnd, setAtEnd] = useState(true);
  const [failed, setFailed] = useState(false);
  const busy = useRef(false);
  const latest = useRef(lines);
  latest.current = lines;
  const key = chatKey(chat);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what a conversation is
  const fetchPart = useCallback(
    async (part: Part): Promise<readonly ChatLineFragment[] | null> => {
      const document = chat.kind === 'student' ? StudentChatDocument : RoomChatDocument;
      const { data, error } = await askOnce(client, document, { id: chat.id, ...part });
      if (error) {
        if (refusalOf(error).code === 'FORBIDDEN') setLines(null);
        else setFailed(true);
        return null;
      }
      setFailed(false);
      return data?.lines ?? [];
    },
    [client, key],
  );

  const begin = useCallback(async () => {
    if (around) {
      const [older, newer] = await Promise.all([
        fetchPart({ first: PART, before: Number(around) + 1 }),
        fetchPart({ first: PART, after: Number(around) }),
      ]);
      if (!older || !newer) return;
      setWhole(older.length < PART);
      setAtEnd(newer.length < PART);
      setLines(merged(older, newer));
      return;
    }
    const part = await fetchPart({ first: PART });
    if (!part) return;
    setWhole(part.length < PART);
    setAtEnd(true);
    setLines(merged([], part));
  }, [fetchPart, around]);

  useEffect(() => {
    setLines(undefined);
    setWhole(false);
    void begin();
  }, [begin]);

  const earlier = useCallback(async () => {
    const [oldest] = latest.current ?? [];
    if (!oldest || busy.current) return;
    busy.current = true;
    const part = await fetchPart({ first: PART, before: Number(oldest.id) });
    busy.current = false;
    if (!part) return;
    setWhole(part.length < PART);
    setLines((known) => (known ? merged(known, part) : known));
  }, [fetchPart]);

  /** What came while nobody listened. */
  const catchUp = useCallback(async () => {
    const newest = latest.current?.at(-1);
    if (latest.current === undefined || !atEnd) return;
    const part = await fetchPart(newest ? { first: 200, after: Number(newest.id) } : { first: PART });
    if (part && part.length > 0) setLines((known) => (known ? merged(known, part) : known));
  }, [fetchPart, atEnd]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what a conversation is
  const hear = useCallback(
    (line: ChatLineFragment) => {
      if (!belongsTo(chat, line)) return;
      setLines((known) => {
        if (!known) return known;
        const isKnown = known.some(({ id }) => id === line.id);
        return isKnown || atEnd ? merged(known, [line]) : known;
      });
    },
    [key, atEnd],
  );

  useEffect(() => whenSent(hear), [hear]);
  useEffect(() => whenLineIsBack(() => void catchUp()), [catchUp]);
  return { lines, whole, atEnd, failed, earlier, hear, catchUp, again: begin };
};
