import type { Role } from '@nestling/rules/roles.ts';

/** Who is signed in. */
export type Person = {
  readonly id: string;
  readonly firstName: string;
  readonly name: string;
  readonly image: string | null;
  readonly role: Role;
  /** When an admin who acts as this person stops by itself (ISO); null for the person itself. */
  readonly actingUntil: string | null;
};
