import { toldToTeam } from './emails.ts';
import { notifyMany } from './notify.ts';
import { retell } from './retell.ts';

/** What is told of records that may change: told, put right with them, and whether a team wants it at all. */
export const notices = { tell: notifyMany, retell, toldToTeam };
