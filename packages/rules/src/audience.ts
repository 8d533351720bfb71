import { allows, type Role } from './roles.ts';

/** Contacts, the team of a center from the blog author upwards, and those who run centers: support and administrators. */
export type Audience = 'family' | 'staff' | 'platform';

/** Where a role stands. What is open to a role by its rule may still be meant for others. */
export const audienceOf = (role: Role): Audience => {
  if (role === 'kvsupport' || role === 'admin') return 'platform';
  return allows(role, 'blog') ? 'staff' : 'family';
};

/** Whether what is meant for an audience is meant for a role: who runs centers helps in one as its staff do. */
export const isMeantFor = (audience: Audience | null | undefined, role: Role): boolean => {
  const own = audienceOf(role);
  return !audience || audience === own || (audience === 'staff' && own === 'platform');
};
