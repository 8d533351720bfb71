/**
 * The eight roles form one ladder: each admits what the ones before it may do.
 * A blog author stands between a contact (`user`) and staff (`teacher`).
 */
export const roles = ['guest', 'user', 'blog', 'teacher', 'manager', 'kvsupport', 'center', 'admin'] as const;

/** What somebody is. `guest` is anyone without a session. */
export type Role = (typeof roles)[number];

/** The lowest role a call or a screen admits; written with the same words as the roles. */
export type Rule = Role;

/** How high a role stands on the ladder; the table `role` keeps the same number as `rank`. */
export const rankOf = (role: Role): number => roles.indexOf(role);

/** True when somebody of `role` may do what asks for `rule`. */
export const allows = (role: Role, rule: Rule): boolean => rankOf(role) >= rankOf(rule);

/** True for the name of a role; used where a role arrives as text, from a token or a row. */
export const isRole = (name: unknown): name is Role => roles.some((role) => role === name);

/** Roles from the highest down, as a person of several roles acts under the first it has. */
export const highest = (held: readonly Role[]): Role =>
  held.reduce<Role>((best, role) => (rankOf(role) > rankOf(best) ? role : best), 'guest');
