import { IconCalendarTime } from '@tabler/icons-react';
import { screen } from '../../screen.ts';

/** When families may watch. */
export const scheduleScreens = {
  'schedules.list': screen({
    path: '/schedules',
    rule: 'manager',
    title: { en: 'Camera Schedules', es: 'Horarios de cámaras' },
    menu: { under: 'settings', order: 20, icon: IconCalendarTime, audience: 'staff' },
    located: true,
    load: () => import('./screens/Schedules.tsx'),
  }),
};
