import { message } from '../../../kernel/call/call.ts';

/** What all kinds of content say of what was done. */
export const says = {
  added: message('website.added'),
  saved: message('website.saved'),
  removed: message('website.removed'),
};
export const gone = message('website.gone');
