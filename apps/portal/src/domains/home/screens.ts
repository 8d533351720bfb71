import { IconHome } from '@tabler/icons-react';
import { screen } from '../../screen.ts';

/** Where families begin. */
export const homeScreens = {
  home: screen({
    path: '/home',
    rule: 'user',
    title: { en: 'Home', es: 'Inicio' },
    menu: { under: 'top', order: 10, icon: IconHome, bar: 1, audience: 'family' },
    plain: true,
    load: () => import('./screens/Home.tsx'),
  }),
};
