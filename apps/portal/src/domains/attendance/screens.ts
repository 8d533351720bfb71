import { IconDoorEnter } from '@tabler/icons-react';
import { screen } from '../../screen.ts';

/** Who is here, who was, and for how long. */
export const attendanceScreens = {
  'attendance.own': screen({
    path: '/user/students/check-in-or-out',
    rule: 'user',
    title: { en: 'Check-in and check-out', es: 'Entrada y salida' },
    menu: {
      under: 'top',
      order: 35,
      icon: IconDoorEnter,
      audience: 'family',
      label: { en: 'Check-in', es: 'Entrada' },
    },
    load: () => import('./screens/OwnDoor.tsx'),
  }),
  'attendance.tablet': screen({
    path: '/time-clock-page/:location',
    rule: 'guest',
    title: { en: 'Time clock', es: 'Registro de horas' },
    frame: 'bare',
    load: () => import('./screens/TimeClockPage.tsx'),
  }),
  'attendance.forgotten': screen({
    path: '/forgotten-check-out/:token',
    rule: 'guest',
    title: { en: 'Forgotten check-out', es: 'Salida olvidada' },
    frame: 'bare',
    load: () => import('./screens/ForgottenCheckOut.tsx'),
  }),
};
