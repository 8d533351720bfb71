import type { Role } from '@nestling/rules/roles.ts';
import { type ScreenId, screen } from '../screen.ts';

/** Where somebody of a role begins; null: at the first line of their menu. */
export const landingOf = (role: Role): ScreenId | null => {
  if (role === 'guest') return 'auth.login';
  if (role === 'user') return 'home';
  if (role === 'blog') return 'blogs.list';
  return 'dashboard';
};

const notFound = { en: 'Page not found', es: 'Página no encontrada' };

/** The rows that belong to no domain: the front door and the page for addresses nobody knows. */
export const entryScreens = {
  front: screen({ path: '/', rule: 'user', title: { en: 'Dashboard', es: 'Panel' }, redirect: landingOf }),
  'error.404': screen({
    path: '/pages/error-404',
    rule: 'guest',
    title: notFound,
    load: () => import('./screens/NotFound.tsx'),
  }),
  'error.403': screen({
    path: '/pages/no-access',
    rule: 'user',
    title: { en: 'No access', es: 'Sin acceso' },
    load: () => import('./screens/NoAccess.tsx'),
  }),
  'error.404.alias': screen({ path: '/pages/404-error', rule: 'guest', title: notFound, redirect: 'error.404' }),
};
