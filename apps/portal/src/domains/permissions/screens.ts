import { question } from '@nestling/kit/asked-ahead.ts';
import { asks } from '../../asks.ts';
import { screen } from '../../screen.ts';
import { IconEye, IconLayoutDashboard, IconListCheck } from '../../staff-icons.ts';

/** Who may do what, who sees which line of the menu, and what a person sees. */
export const permissionScreens = {
  'permissions.matrix': screen({
    path: '/permissions',
    rule: 'kvsupport',
    title: { en: 'Permissions', es: 'Permisos' },
    menu: { under: 'settings', order: 50, icon: IconListCheck, audience: 'staff' },
    asks: asks(
      () => import('./permissions.graphql.ts'),
      ({ PermissionsDocument }) => [question(PermissionsDocument, {})],
    ),
    load: () => import('./screens/Permissions.tsx'),
  }),
  'permissions.navigation': screen({
    path: '/navigation',
    rule: 'kvsupport',
    title: { en: 'Navigation', es: 'Menú' },
    menu: { under: 'settings', order: 51, icon: IconLayoutDashboard, audience: 'staff' },
    asks: asks(
      () => import('./navigation.graphql.ts'),
      ({ NavigationDocument }) => [question(NavigationDocument, {})],
    ),
    load: () => import('./screens/Navigation.tsx'),
  }),
  'permissions.person': screen({
    path: '/what-a-person-sees/:userId?',
    rule: 'manager',
    title: { en: 'Check access', es: 'Comprobar el acceso' },
    menu: { under: 'people', order: 90, icon: IconEye, audience: 'staff' },
    load: () => import('./screens/PersonReach.tsx'),
  }),
};
