import { isAskedOf } from '@nestling/rules/permissions.ts';
import type { Role } from '@nestling/rules/roles.ts';
import { isRole } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Result, Statement } from '../db/batch.ts';
import { compile } from '../db/compile.ts';
import type { NarrowedTo } from '../db/narrowed.ts';
import type { Precondition } from '../db/session.ts';
import type { AppContext } from './app-context.ts';
import type { Cookie, Request } from './context.ts';
import type { Claims, Need } from './gate.ts';
import { type Messages, textsIn } from './languages.ts';
import { message } from './message.ts';
import { refuse } from './refusals.ts';
import type { Who } from './who.ts';

/** One HTTP request, or one event for a subscriber: who came, and what was found out about them on the way. */
export interface RequestContext {
  readonly centre: number;
  /** Whether the centre has not paid. */
  readonly suspended: boolean;
  readonly request: Request;
  readonly log: Logger;
  /** Null for a guest, also when a call open to guests found that the session is over. */
  claims: Claims | null;
  /** As the database last told it; until then what the token says. */
  role: Role;
  language: 'en' | 'es';
  /** Grows with each right that is taken from the caller; see `reader_epoch`. */
  epoch: number;
  readonly cookies: Cookie[];
}

export const whoOf = ({ centre, claims, role }: RequestContext): Who =>
  claims
    ? {
        centre,
        user: claims.user,
        role,
        session: claims.session,
        ...(claims.impersonator === undefined ? {} : { impersonator: claims.impersonator }),
        ...(claims.part === undefined ? {} : { part: claims.part }),
      }
    : { centre, user: 0, role: 'guest', session: '' };

/** What of the center the caller's answers are read from, where it is narrowed to a part of it. */
export const partOf = ({ claims }: RequestContext): NarrowedTo | undefined =>
  claims?.part && { ...claims.part, owner: claims.user };

export const textsOf = ({ language, request: { pets } }: RequestContext): Messages => textsIn({ language, pets });

/** The database knows the caller under another role than the statements were made for: they are made again. */
export class StandingChanged extends Error {}

/** What is asked of a caller beside being signed in: guests may pass too; staff need the permissions. */
interface Needed {
  readonly openToGuests?: boolean;
  readonly permissions?: readonly (Need & { readonly field: string | null })[];
}

/** The statement that reads how a caller stands. */
export const standingStatement = (
  appContext: AppContext,
  { claims }: RequestContext,
  at: Date,
  permissions: readonly Need[],
): Statement => {
  if (!claims) throw new Error('A guest has no standing.');
  return compile(sql`${appContext.gate.standing(claims, at, permissions)}`);
};

/** Takes over what was read of how a caller stands; throws what ends its call. `built`: the role its statements were made for. */
export const checkStanding = (
  requestContext: RequestContext,
  permissions: NonNullable<Needed['permissions']>,
  openToGuests: boolean,
  { rows: [row] }: Pick<Result, 'rows'>,
  built: Role = requestContext.role,
): void => {
  if (!row || !isRole(row.role)) {
    if (!openToGuests) throw refuse.unauthenticated();
    requestContext.claims = null;
    requestContext.role = 'guest';
    throw new StandingChanged();
  }
  if (row.language === 'en' || row.language === 'es') requestContext.language = row.language;
  if (typeof row.epoch === 'number') requestContext.epoch = row.epoch;
  // What was let be done under one role is let be done under no other.
  if (requestContext.claims?.grant && row.role !== requestContext.claims.role) throw refuse.unauthenticated();
  if (row.role !== built) {
    requestContext.role = row.role;
    throw new StandingChanged();
  }
  const missing = typeof row.missing === 'number' ? permissions[row.missing] : undefined;
  if (missing && isAskedOf(row.role, missing.permission))
    throw refuse.forbidden(missing.field ?? undefined, message('kernel.notPermitted'));
};

/** Reads how the caller stands, in the same message as the rest; staff without the permission are refused. */
export const standingPrecondition = (
  appContext: AppContext,
  requestContext: RequestContext,
  at: Date,
  { openToGuests = false, permissions = [] }: Needed = {},
): Precondition | null => {
  const { claims } = requestContext;
  if (!claims) return null;
  const built = requestContext.role;
  return {
    statement: standingStatement(appContext, requestContext, at, permissions),
    check: (result) => checkStanding(requestContext, permissions, openToGuests, result, built),
  };
};
