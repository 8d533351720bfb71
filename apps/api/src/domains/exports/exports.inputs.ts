import { text } from '../../kernel/call/input.ts';

/** The least a passphrase must have, in characters: who has the file may guess as often as it likes. */
export const PASSPHRASE_LEAST = 16;

export const exportForm = { passphrase: text(0, 200).nullish() };
