import { type Message, message } from '../../../kernel/call/message.ts';

/** Why a mail is held for support, which sees to it by hand. */
export type Held =
  | 'unknown'
  | 'unreadable'
  | 'address'
  | 'sender'
  | 'unproven'
  | 'right'
  | 'many'
  | 'empty'
  | 'declined';

const sentences: Readonly<Record<Held, Message>> = {
  unknown: message('tickets.held.unknown'),
  unreadable: message('tickets.held.unreadable'),
  address: message('tickets.held.address'),
  sender: message('tickets.held.sender'),
  unproven: message('tickets.held.unproven'),
  right: message('tickets.held.right'),
  many: message('tickets.held.many'),
  empty: message('tickets.held.empty'),
  declined: message('tickets.held.declined'),
};
const isHeld = (word: string): word is Held => Object.hasOwn(sentences, word);

/** The same as a sentence. */
export const whyHeld = (held: string | null): Message =>
  held !== null && isHeld(held) ? sentences[held] : sentences.declined;
