import { toldToTeam } from './emails.ts';
import { notifyMany } from './notify.ts';
import { retell } from './retell.ts';

export { WRITE_NOTICES } from './emails.ts';
export { notifyMany, notifyPerson } from './notify.ts';
export { forgetDevice, keepDevice } from './push/devices.ts';
export { notifyOfMessage } from './push/notify-of-message.ts';
export { sentenceOf } from './sentence.ts';

/** What is told of records that may change: told, put right with them, and whether a team wants it at all. */
export const notices = { tell: notifyMany, retell, toldToTeam };
