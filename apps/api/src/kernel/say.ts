import type { en } from '../messages/en.ts';

/** All messages, as the English ones declare them. */
export type Messages = typeof en;
export type MessageId = keyof Messages;
type Params<K extends MessageId> = Messages[K] extends (params: infer P) => string ? [params: P] : [];

/** A message with its values, put into the caller's language when it leaves the server. */
export interface Message {
  readonly id: MessageId;
  in(texts: Messages): string;
}

/** A message by its id: `say('camera.added', { name })`. The texts stand in messages/<language>/<domain>.ts. */
export const say = <K extends MessageId>(id: K, ...params: Params<K>): Message => ({
  id,
  in: (texts) => {
    const text: unknown = texts[id];
    return typeof text === 'function' ? String(text(...params)) : String(text);
  },
});
