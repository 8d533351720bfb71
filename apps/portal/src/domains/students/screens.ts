import { IconMoodKid } from '@tabler/icons-react';
import { screen } from '../../screen.ts';

const record = {
  en: 'Student profile',
  es: 'Ficha del niño',
  pets: { en: 'Pet profile', es: 'Ficha de la mascota' },
};

/** Students, or pets. */
export const studentScreens = {
  'students.own': screen({
    path: '/contact/pets',
    rule: 'user',
    title: { en: 'My children', es: 'Mis hijos', pets: { en: 'My pets', es: 'Mis mascotas' } },
    menu: { under: 'top', order: 30, icon: IconMoodKid, bar: 3, audience: 'family' },
    load: () => import('./screens/OwnStudents.tsx'),
  }),
  'students.own.alias': screen({
    path: '/user/students',
    rule: 'user',
    title: { en: 'My students', es: 'Mis hijos', pets: { en: 'My pets', es: 'Mis mascotas' } },
    redirect: 'students.own',
  }),
  // Families come in here: the addresses above are the staff's.
  'students.one.open': screen({
    path: '/student/:userId',
    rule: 'user',
    title: record,
    parent: 'students.own',
    load: () => import('./screens/Record.tsx'),
  }),
  'students.one.own': screen({
    path: '/user/student/:studentId',
    rule: 'user',
    title: record,
    parent: 'students.own',
    load: () => import('./screens/Record.tsx'),
  }),
};
