/** What somebody of the team has to show, by kind. */
export const credentialKinds = [
  'cpr',
  'first_aid',
  'background_check',
  'health',
  'orientation',
  'training',
  'education',
  'license',
  'other',
] as const;
export type CredentialKind = (typeof credentialKinds)[number];

/** How somebody stands in what is asked: fine, running out within a month, over, handed in but not approved, or not there. */
export const credentialStates = ['valid', 'expiring', 'expired', 'waiting', 'missing'] as const;
export type CredentialState = (typeof credentialStates)[number];

/** The roles of a team a credential may be asked of; whoever has several counts as each of them. */
export const askedRoles = ['teacher', 'manager', 'admin'] as const;
export type AskedRole = (typeof askedRoles)[number];
