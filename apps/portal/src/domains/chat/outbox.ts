import { countsIn, shelfOf } from '@nestling/kit/device/sealed.ts';
import { newOperationId } from '@nestling/kit/operation.ts';
import { sendMutation } from '@nestling/kit/send.ts';
import { useSyncExternalStore } from 'react';
import { currentClient } from '../../graphql/client.ts';
import { keepSending } from '../../graphql/keep-sending.ts';
import { keyOfPerson } from '../../session/device-key.ts';
import { currentSession, onPersonChange } from '../../session/session.ts';
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
  /** A document that was sent ahead: its key, and what it is called. */
  readonly document?: { readonly key: string; readonly name: string } | null;
  readonly replyTo: string | null;
  /** Ids of whom of the team a family writes to; none: to all who read the conversation. */
  readonly users?: readonly string[];
  readonly at: string;
  /** Why the server did not take it; null while it waits. */
  readonly problem: string | null;
};

let owner = '';
let items: readonly Outgoing[] = [];
const watchers = new Set<() => void>();
const listeners = new Set<(line: ChatLineFragment) => void>();

const isOutgoing = (value: unknown): value is Outgoing =>
  typeof value === 'object' &&
  value !== null &&
  ['operation', 'message', 'at'].every((key) => typeof Reflect.get(value, key) === 'string') &&
  typeof Reflect.get(value, 'chat') === 'object';

const shelf = () => shelfOf('chat', owner, keyOfPerson(owner));

const show = (next: readonly Outgoing[]): void => {
  items = next;
  for (const tell of watchers) tell();
};
const change = (one: Outgoing): void => {
  void shelf().keep(one.operation, one);
  show(items.map((each) => (each.operation === one.operation ? one : each)));
};
const takeOut = (operation: string): void => {
  void shelf().drop(operation);
  show(items.filter((one) => one.operation !== operation));
};

/** Takes up what this person left unsent on this device. */
export const openOutbox = (person: string): void => {
  if (owner === person) return;
  owner = person;
  show([]);
  void shelf()
    .all()
    .then((kept) => {
      if (owner !== person) return;
      const waiting = kept.map(({ value }) => value).filter(isOutgoing);
      const known = new Set(items.map(({ operation }) => operation));
      show([
        ...waiting.filter(({ operation }) => !known.has(operation)).sort((x, y) => (x.at < y.at ? -1 : 1)),
        ...items,
      ]);
      flush();
    });
};
onPersonChange((_, chosen) => {
  if (!chosen) return;
  owner = '';
  show([]);
});
countsIn('chat', (person) => (person === owner ? items.length : 0));

type Sent = 'done' | 'later' | { readonly problem: string };

const send = async ({ chat, message, image, document, replyTo, users, operation }: Outgoing): Promise<Sent> => {
  // Somebody else may have signed in here meanwhile: what is not theirs is not sent by them.
  if (currentSession().person?.id !== owner) return 'later';
  const client = currentClient();
  let attachment: string | null = document?.key ?? null;
  if (image) {
    const kept = await sendMutation(client, UploadImageDocument, { image }, { quiet: true });
    if (kept.kind !== 'done') return kept.refused === 'BAD_INPUT' ? { problem: kept.message } : 'later';
    attachment = kept.data.uploadImage?.image_name ?? null;
    if (!attachment) return { problem: kept.data.uploadImage?.message ?? '' };
  }
  const values = { message, attachment, reply_to: replyTo, users: users?.length ? [...users] : null };
  const how = { quiet: true, operation };
  const sent =
    chat.kind === 'student'
      ? await sendMutation(client, SendToStudentDocument, { ...values, student_id: chat.id }, how)
      : await sendMutation(client, SendToRoomDocument, { ...values, program_id: chat.id }, how);
  if (sent.kind === 'unknown' || sent.refused === 'RATE_LIMITED') return 'later';
  if (sent.kind !== 'done') return { problem: sent.message };
  const answer = 'sendMsg' in sent.data ? sent.data.sendMsg : sent.data.sendProgramMsg;
  if (answer?.msg) for (const hear of listeners) hear(answer.msg);
  return 'done';
};

/** Sends what waits, in order. */
const flush = keepSending(async () => {
  const next = items.find(({ problem }) => problem === null);
  if (!next) return 'idle';
  const sent = await send(next);
  if (sent === 'later') return 'later';
  if (sent === 'done') takeOut(next.operation);
  else change({ ...next, problem: sent.problem });
  return 'sent';
});

/** Writes a message: it is shown at once and sent as soon as there is a line. */
export const write = (
  chat: Chat,
  given: Pick<Outgoing, 'message' | 'image' | 'document' | 'replyTo' | 'users'>,
): void => {
  const one: Outgoing = { ...given, chat, operation: newOperationId(), at: new Date().toISOString(), problem: null };
  void shelf().keep(one.operation, one);
  show([...items, one]);
  flush();
};
export const discard = (operation: string): void => takeOut(operation);
export const tryAgain = (operation: string): void => {
  const one = items.find((each) => each.operation === operation);
  if (one) change({ ...one, problem: null });
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
