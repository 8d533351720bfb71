import { IconMoodKid } from '@tabler/icons-react';
import { screen } from '../../screen.ts';

/** Students, or pets. */
export const studentScreens = {
  'students.own': screen({
    path: '/contact/pets',
    rule: 'user',
    title: { en: 'My children', es: 'Mis hijos', pets: { en: 'My pets', es: 'Mis mascotas' } },
    menu: { under: 'top', order: 30, icon: IconMoodKid, bar: 3, audience: 'family' },
    load: () => import('./screens/OwnStudents.tsx'),
  }),
};
