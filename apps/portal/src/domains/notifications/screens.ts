import { IconBell } from '@tabler/icons-react';
import { screen } from '../../screen.ts';

/** What one is told of. */
export const notificationScreens = {
  'notifications.list': screen({
    path: '/notifications',
    rule: 'user',
    title: { en: 'Notifications', es: 'Notificaciones' },
    menu: { under: 'top', order: 90, icon: IconBell },
    load: () => import('./screens/Notifications.tsx'),
  }),
};
