import { question } from '@nestling/kit/asked-ahead.ts';
import { asksHere } from '../../asks.ts';
import { screen } from '../../screen.ts';
import { IconLayoutDashboard } from '../../staff-icons.ts';

/** Where staff begin. */
export const dashboardScreens = {
  dashboard: screen({
    path: '/dashboard',
    rule: 'teacher',
    title: { en: 'Dashboard', es: 'Panel' },
    menu: {
      under: 'top',
      order: 5,
      icon: IconLayoutDashboard,
      // Who works in a room has it there instead.
      bar: (role) => (role === 'teacher' ? null : 1),
      audience: 'staff',
    },
    located: true,
    asks: asksHere(
      () => import('./place.graphql.ts'),
      ({ DashboardPlaceDocument }, { place }) => [question(DashboardPlaceDocument, { location: place.id })],
    ),
    load: () => import('./screens/Dashboard.tsx'),
  }),
  'dashboard.customize': screen({
    path: '/customize-dashboard',
    rule: 'teacher',
    title: { en: 'Customize dashboard', es: 'Personalizar el panel' },
    parent: 'dashboard',
    located: true,
    load: () => import('./screens/CustomizeDashboard.tsx'),
  }),
};
