import { isRole, type Role } from '@nestling/rules/roles.ts';
import { useWords } from '@nestling/ui/words.ts';
import { shellWords } from '../messages.ts';

/** What each role is called. */
export const useRoleNames = (): Record<Role, string> => {
  const t = useWords(shellWords);
  return {
    guest: '',
    user: t('roleUser'),
    blog: t('roleBlog'),
    teacher: t('roleTeacher'),
    manager: t('roleManager'),
    kvsupport: t('roleSupport'),
    center: t('roleCentre'),
    admin: t('roleAdmin'),
  };
};

/** Calls roles that an answer holds as text; one that is unknown here keeps its name. */
export const useRoleWord = (): ((role: string) => string) => {
  const names = useRoleNames();
  return (role) => (isRole(role) ? names[role] : role);
};

/** What a role is called. */
export const useRoleName = (role: Role): string => useRoleNames()[role];
