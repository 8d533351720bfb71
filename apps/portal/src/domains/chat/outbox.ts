import { newOperationId } from '@nestling/kit/operation.ts';
import { refusalOf } from '@nestling/kit/refusal.ts';
import { useSyncExternalStore } from 'react';
import { currentClient } from '../../graphql/client.ts';
import { keepSending } from '../../graphql/keep-sending.ts';
import { UploadImageDocument } from '../media/uploadImage.graphql.ts';
import type { ChatLineFragment } from './chat.graphql.ts';
import { SendToRoomDocument, SendToStudentDocument } from './chat.graphql.ts';
import { type Chat, chatKey } from './chat.ts';

/** Sent without words: the picture alone. */
export const PICTURE_ALONE = '📷';

/** A message on its way: kept on this device until the server has it, and sent under one operation id. */
export type Outgoing = {
  readonly operation: string;
  readonly chat: Chat;
  readonly message: string;
  /** A picture as a data URL. */
  readonly image: string | null;
  readonly replyTo: string | null;
  readonly at: string;
  /** Why the server did not take it; null while it waits. */
  readonly problem: string | null;
};

let owner = '';
let items: readonly Outgoing[] = [];
const watchers = new Set<() => void>();
const listeners = new Set<(line: ChatLineFragment) => void>();

const storeKey = (): string => `chat-outbox:${owner}`;

const isOutgoing = (value: unknown): value is Outgoing =>
  typeof value === 'object' &&
  value !== null &&
  ['operation', 'message', 'at'].every((key) => typeof Reflect.get(value, key) === 'string') &&
  typeof Reflect.get(value, 'chat') === 'object';

const keep = (next: readonly Outgoing[]): void => {
  items = next;
  try {
    if (next.length > 0) localStorage.setItem(storeKey(), JSON.stringify(next));
    else localStorage.removeItem(storeKey());
  } catch {
    // A full store: what waits lives as long as the tab.
  }
  for (const tell of watchers) tell();
};

/** Takes up what this person left unsent on this device. */
export const openOutbox = (person: string): void => {
  if (owner === person) return;
  owner = person;
  let kept: readonly Outgoing[] = [];
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storeKey()) ?? '[]');
    kept = Array.isArray(value) ? value.filter(isOutgoing) : [];
  } catch {
    // Nothing that can be read was left.
  }
  items = kept;
  for (const tell of watchers) tell();
  flush();
};

type Sent = 'done' | 'later' | { readonly problem: string };

const send = async ({ chat, message, image, replyTo, operation }: Outgoing): Promise<Sent> => {
  const client = currentClient();
  let attachment: string | null = null;
  if (image) {
    const kept = await client.mutation(UploadImageDocument, { image }, { quiet: true });
    if (kept.error) return refusalOf(kept.error).code === 'BAD_INPUT' ? { problem: kept.error.message } : 'later';
    attachment = kept.data?.uploadImage?.image_name ?? null;
    if (!attachment) return { problem: kept.data?.uploadImage?.message ?? '' };
  }
  const values = { message, attachment, reply_to: replyTo, operation_id: operation };
  const { data, error } =
    chat.kind === 'student'
      ? await client.mutation(SendToStudentDocument, { ...values, student_id: chat.id }, { quiet: true })
      : await client.mutation(SendToRoomDocument, { ...values, program_id: chat.id }, { quiet: true });
  if (error) {
    const { code, message: why } = refusalOf(error);
    return code === 'NETWORK' || code === 'NOT_READY' || code === 'RATE_LIMITED' || code === 'INTERNAL'
      ? 'later'
      : { problem: why };
  }
  const answer = data ? ('sendMsg' in data ? data.sendMsg : data.sendProgramMsg) : null;
  if (!answer || answer.status !== 'Success') return { problem: answer?.message ?? '' };
  if (answer.msg) for (const hear of listeners) hear(answer.msg);
  return 'done';
};

/** Sends what waits, in order. */
const flush = keepSending(async () => {
  const next = items.find(({ problem }) => problem === null);
  if (!next) return 'idle';
  const sent = await send(next);
  if (sent === 'later') return 'later';
  keep(
    sent === 'done'
      ? items.filter(({ operation }) => operation !== next.operation)
      : items.map((one) => (one.operation === next.operation ? { ...one, problem: sent.problem } : one)),
  );
  return 'sent';
});

/** Writes a message: it is shown at once and sent as soon as there is a line. */
export const write = (chat: Chat, given: Pick<Outgoing, 'message' | 'image' | 'replyTo'>): void => {
  keep([...items, { ...given, chat, operation: newOperationId(), at: new Date().toISOString(), problem: null }]);
  flush();
};
export const discard = (operation: string): void => keep(items.filter((one) => one.operation !== operation));
export const tryAgain = (operation: string): void => {
  keep(items.map((one) => (one.operation === operation ? { ...one, problem: null } : one)));
  flush();
};

/** Hears of each message as the server takes it; answers how to stop. */
export const whenSent = (hear: (line: ChatLineFragment) => void): (() => void) => {
  listeners.add(hear);
  return () => void listeners.delete(hear);
};

const watch = (tell: () => void): (() => void) => {
  watchers.add(tell);
  return () => watchers.delete(tell);
};

/** What waits to be sent into a conversation. */
export const useOutgoing = (chat: Chat): readonly Outgoing[] =>
  useSyncExternalStore(watch, () => items).filter((one) => chatKey(one.chat) === chatKey(chat));
