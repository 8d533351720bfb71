import type { Role } from '@nestling/rules/roles.ts';
import { allows, isRole } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { compile } from './compile.ts';
import type { Cookie, Request } from './context.ts';
import type { Claims } from './gate.ts';
import type { House } from './house.ts';
import { languages, type Messages } from './languages.ts';
import { refuse } from './refusals.ts';
import { say } from './say.ts';
import type { Rider } from './session.ts';
import type { Who } from './who.ts';

/** One HTTP request, or one event for a subscriber: who came, and what was found out about them on the way. */
export interface Visit {
  readonly centre: number;
  readonly request: Request;
  readonly log: Logger;
  /** Null for a guest, also when a call open to guests found that the session is over. */
  claims: Claims | null;
  /** As the database last told it; until then what the token says. */
  role: Role;
  language: 'en' | 'es';
  readonly cookies: Cookie[];
}

export const whoOf = ({ centre, claims, role }: Visit): Who =>
  claims
    ? {
        centre,
        user: claims.user,
        role,
        session: claims.session,
        ...(claims.impersonator === undefined ? {} : { impersonator: claims.impersonator }),
        ...(claims.locations === undefined ? {} : { locations: claims.locations }),
      }
    : { centre, user: 0, role: 'guest', session: '' };

export const textsOf = (visit: Visit): Messages => languages[visit.language];

/** The database knows the caller under another role than the statements were made for: they are made again. */
export class StandingChanged extends Error {}

/** What is asked of a caller beside being signed in: guests may pass too; staff need the permission. */
interface Needed {
  readonly openToGuests?: boolean;
  readonly permission?: string | null;
}

/** Reads how the caller stands, in the same message as the rest; staff without the permission are refused. */
export const standingRider = (
  house: House,
  visit: Visit,
  at: Date,
  { openToGuests = false, permission = null }: Needed = {},
): Rider | null => {
  const { claims } = visit;
  if (!claims) return null;
  const built = visit.role;
  return {
    statement: compile(sql`${house.gate.standing(claims, at, permission)}`),
    check: ({ rows: [row] }) => {
      if (!row || !isRole(row.role)) {
        if (!openToGuests) throw refuse.unauthenticated();
        visit.claims = null;
        visit.role = 'guest';
        throw new StandingChanged();
      }
      if (row.language === 'en' || row.language === 'es') visit.language = row.language;
      if (row.role !== built) {
        visit.role = row.role;
        throw new StandingChanged();
      }
      if (row.permitted === false && allows(row.role, 'teacher'))
        throw refuse.forbidden(undefined, say('kernel.notPermitted'));
    },
  };
};
