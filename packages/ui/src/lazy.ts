import { lazy as reactLazy } from 'react';
import { withWords } from './words.ts';

/** React's `lazy`, for a part that comes with its messages in the language in force. */
export const lazy: typeof reactLazy = (load) => reactLazy(() => withWords(load()));
