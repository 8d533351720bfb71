import type { Role } from '@nestling/rules/roles.ts';

/**
 * Who of the platform acts within a center: the account is in another one, so that no row of this one belongs to it. Its session
 * names it.
 */
export const PLATFORM = 0;

/** Who is calling. Ids are those of the caller's centre. */
export interface Who {
  readonly centre: number;
  /** 0 for a guest: no row belongs to user 0, so a filter by it finds nothing. */
  readonly user: number;
  /** Read afresh from the database with each call, never taken from the token alone. */
  readonly role: Role;
  /** Id of the login session; '' for a guest. */
  readonly session: string;
  /** The person really sitting there, while it acts as another; `PLATFORM` for one of the platform. */
  readonly impersonator?: number;
  /** What of the center the caller is narrowed to, where it is a program that was let do no more. */
  readonly part?: Part;
}

/** Some of the locations or of the children of a center: null where it is not narrowed by them. */
export interface Part {
  readonly locations: readonly number[] | null;
  readonly students: readonly number[] | null;
}
