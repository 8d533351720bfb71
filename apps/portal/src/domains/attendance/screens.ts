import { IconDoorEnter } from '@tabler/icons-react';
import { screen } from '../../screen.ts';

/** Who is here. */
export const attendanceScreens = {
  'attendance.door': screen({
    path: '/teacher/students/check-in-or-out',
    rule: 'teacher',
    title: { en: 'Check-in and check-out', es: 'Entrada y salida' },
    menu: {
      under: 'top',
      order: 15,
      icon: IconDoorEnter,
      bar: 2,
      audience: 'staff',
      label: { en: 'Check-in', es: 'Entrada' },
    },
    load: () => import('./screens/Door.tsx'),
  }),
};
