/** The roles of the team, the lowest first. */
export const teamRoles = ['teacher', 'manager', 'admin'] as const;
export type TeamRole = (typeof teamRoles)[number];
export const isTeamRole = (name: string): name is TeamRole => teamRoles.some((role) => role === name);

/** The highest role of the team somebody has. */
export const teamRoleOf = (roles: readonly { readonly name: string }[]): TeamRole =>
  teamRoles.findLast((role) => roles.some(({ name }) => name === role)) ?? 'teacher';
