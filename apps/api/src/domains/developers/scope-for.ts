import { isTokenScope, WATCH } from '@nestling/rules/token-scopes.ts';
import type { Call } from '../../kernel/call/call.ts';
import { ANY } from '../../kernel/call/grant.ts';

/** Calls that tell a program who it is. */
const OPEN = new Set(['me']);

/** Calls that show a camera's picture, as it is or as it was kept. */
const WATCHING = new Set(['playCamera', 'playCameraGridView', 'watchIncidentVideo']);

/** A picture of a camera by whatever address and password is typed: for whoever sets it up, by hand. */
const BY_HAND = new Set(['testCamera', 'getCameraTest']);

/** Arguments by which sign-in data, PINs and passwords of devices come in. */
const SECRET = /password|secret|(^|_)(pin|signup)($|_)/;

/** What stands at the door: PINs, tablets, codes, and what is done there by whoever stands before them. */
const AT_THE_DOOR = /pin(and|app|$)|kiosk|timeclock|from(screen|app)$|qr/i;

/** Who may open one of these changes who signs in, or who may take a child along. */
const OF_PEOPLE = new Set([
  'manage_guardians',
  'black_list',
  'manage_contacts',
  'manage_team',
  'act_as_others',
  'reset_second_factors',
  'import_people',
]);

/**
 * The scope a call takes of a token; null where none makes it: what changes sign-in data, PINs, rights at the door, tokens and
 * webhooks, what hands out or takes a secret, and domains that were not opened.
 */
export const scopeFor = (domain: string | undefined, name: string, call: Call): string | null => {
  if (OPEN.has(name)) return ANY;
  if (WATCHING.has(name)) return WATCH;
  if (AT_THE_DOOR.test(name) || BY_HAND.has(name)) return null;
  if (Object.keys(call.input).some((argument) => SECRET.test(argument))) return null;
  if (call.kind === 'mutation' && !call.repeatable) return null;
  if (call.kind === 'mutation' && call.permission.some(({ permission }) => OF_PEOPLE.has(permission))) return null;
  const scope = `${domain}:${call.writes ? 'write' : 'read'}`;
  return isTokenScope(scope) ? scope : null;
};
