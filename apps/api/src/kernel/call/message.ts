import type { en } from '../../messages/en.ts';

/** All messages, as the English ones declare them. */
export type Messages = typeof en;
export type MessageId = keyof Messages;
type Params<K extends MessageId> = Messages[K] extends (params: infer P) => string ? [params: P] : [];

/** A message with its values, put into the caller's language when it leaves the server. */
export interface Message {
  readonly id: string;
  readonly params: unknown;
  in(texts: Messages): string;
}

/** Line breaks and other controls, which a sentence of ours never takes from a value: a name would shape a letter. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

const onOneLine = (params: unknown): unknown =>
  typeof params === 'object' && params !== null
    ? Object.fromEntries(
        Object.entries(params).map(([key, value]) => [
          key,
          typeof value === 'string' ? value.replace(CONTROLS, ' ') : value,
        ]),
      )
    : params;

const messageOf = (id: string, params: unknown): Message => ({
  id,
  params,
  in: (texts) => {
    const text: unknown = Object.hasOwn(texts, id) ? Reflect.get(texts, id) : undefined;
    return typeof text === 'function' ? String(text(onOneLine(params))) : String(text ?? id);
  },
});

/** A message by its id: `message('camera.added', { name })`. The texts stand in messages/<language>/<domain>.ts. */
export const message = <K extends MessageId>(id: K, ...params: Params<K>): Message => messageOf(id, params[0]);

/** A message that was kept as JSON, such as the answer of an operation done before. */
export const messageFromJson = (kept: unknown): Message =>
  typeof kept === 'object' && kept !== null && 'id' in kept && typeof kept.id === 'string'
    ? messageOf(kept.id, 'params' in kept ? kept.params : undefined)
    : messageOf('', undefined);
