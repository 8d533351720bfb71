import { IconDoor } from '@tabler/icons-react';
import { screen } from '../../screen.ts';

/** Rooms of a location. */
export const roomScreens = {
  'rooms.list': screen({
    path: '/rooms/:action?',
    rule: 'manager',
    title: { en: 'Rooms', es: 'Salas' },
    menu: { under: 'settings', order: 10, icon: IconDoor, audience: 'staff' },
    located: true,
    load: () => import('./screens/Rooms.tsx'),
  }),
};
