import type { Role } from '@nestling/rules/roles.ts';
import type { Sql } from '../db/tables.ts';
import type { Grant } from './grant.ts';
import type { Part } from './who.ts';

/** What a signed access token says. Its role is a guess until the database has confirmed it in the same message. */
export interface Claims {
  readonly centre: number;
  readonly user: number;
  readonly session: string;
  readonly role: Role;
  readonly impersonator?: number;
  /** What of the center it is narrowed to. */
  readonly part?: Part;
  /** What a program was let do, where it is one that asks: its role must be this very one. */
  readonly grant?: Grant;
}

/** Where a token was shown: in which center, from which address. */
export interface ShownAt {
  readonly centre: number;
  readonly ip: string;
}

/** How the person stands at this moment, read along with each call. */
export interface Standing {
  readonly role: Role;
  /** The language the person has chosen. */
  readonly language: 'en' | 'es' | null;
}

/** A permission that is needed when a condition holds. */
export interface Need {
  readonly permission: string;
  readonly when: Sql | true;
}

/** How access tokens are known; filled by the domain `auth`. */
export interface Gatekeeper {
  /**
   * The claims of a token whose signature and time hold, else null. Of a sign-in it looks at nothing but the token; one of a
   * program is looked up in the center where it was shown, once, and whatever may change of it is told by `standing`.
   */
  claims(token: string, now: Date, at: ShownAt): Promise<Claims | null>;
  /**
   * SQL that answers one row of columns `role`, `language` and `epoch` when session and person may still act, and none
   * otherwise: signed out, expired, inactive. Its column `missing` is the place in `needs`, from 0, of the first
   * permission that is needed and that the role has not; null when there is none.
   */
  standing(claims: Claims, now: Date, needs: readonly Need[]): Sql;
}

/** Where nobody can sign in: every token is refused. */
export const closedGate: Gatekeeper = {
  claims: async () => null,
  standing: () => {
    throw new Error('No token was let in.');
  },
};
