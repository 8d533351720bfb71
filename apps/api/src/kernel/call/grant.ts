import type { Call } from './call.ts';
import { message } from './message.ts';
import { refuse } from './refusals.ts';

/** What a program was let do in somebody's name. It narrows what that person may do at the moment, and never widens it. */
export interface Grant {
  /** Id of the token or client. */
  readonly id: number;
  /** Scopes such as `attendance:read`. */
  readonly scopes: readonly string[];
  /** Ranges of addresses it is used from; empty where it may be used from any. */
  readonly networks: readonly string[];
}

/** Every token has it: for the calls that tell a program who it is. */
export const ANY = '';

/** The scope a call takes; `ANY` where every token will do, null where no program makes it. */
export type ScopeOf = (name: string, call: Call) => string | null;

/**
 * Refuses a call that a token was not given the scope of. It is asked for each call as it is carried out, by its own name: no
 * alias or fragment is another call.
 */
export const mustBeGranted = (grant: Grant, scope: string | null): void => {
  if (scope === null) throw refuse.forbidden(undefined, message('kernel.notByToken'), { reason: 'TOKEN' });
  if (scope === ANY || grant.scopes.includes(scope)) return;
  throw refuse.forbidden(undefined, message('kernel.noScope', { scope }), { reason: 'SCOPE', scope });
};
