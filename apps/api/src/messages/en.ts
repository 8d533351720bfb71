import { cameras } from './en/cameras.ts';
import { kernel } from './en/kernel.ts';

/** Every sentence the server says, in English; the other languages are held to the same ids and values. */
export const en = { ...cameras, ...kernel };
