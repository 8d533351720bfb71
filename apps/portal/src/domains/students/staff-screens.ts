import { IconMoodKid } from '@tabler/icons-react';
import { screen } from '../../screen.ts';

const roster = { en: 'Students', es: 'Niños', pets: { en: 'Pets', es: 'Mascotas' } };
const record = {
  en: 'Student profile',
  es: 'Ficha del niño',
  pets: { en: 'Pet profile', es: 'Ficha de la mascota' },
};

/** The rows of staff alone. */
export const staffStudentScreens = {
  'students.list': screen({
    path: '/pets',
    rule: 'manager',
    title: roster,
    menu: { under: 'people', order: 10, icon: IconMoodKid, bar: 4, audience: 'staff' },
    located: true,
    load: () => import('./screens/Roster.tsx'),
  }),
  'students.list.alias': screen({
    path: '/students/:status?',
    rule: 'manager',
    title: roster,
    parent: 'students.list',
    load: () => import('./screens/RosterByStatus.tsx'),
  }),
  'students.one': screen({
    path: '/pet/:userId',
    rule: 'manager',
    title: record,
    parent: 'students.list',
    load: () => import('./screens/Record.tsx'),
  }),
  'students.one.staff': screen({
    path: '/staff/pet/:userId',
    rule: 'teacher',
    title: record,
    parent: 'dashboard',
    load: () => import('./screens/Record.tsx'),
  }),
  'students.one.staff.alias': screen({
    path: '/teacher/student/:userId',
    rule: 'teacher',
    title: record,
    redirect: 'students.one.staff',
  }),
  'students.ofTeacher': screen({
    path: '/staff/pets',
    rule: 'teacher',
    title: roster,
    menu: {
      under: 'top',
      order: 12,
      icon: IconMoodKid,
      audience: 'staff',
      label: {
        en: 'My students',
        es: 'Mis niños',
        pets: { en: 'My pets', es: 'Mis mascotas' },
      },
    },
    located: true,
    load: () => import('./screens/TeacherStudents.tsx'),
  }),
  'students.ofTeacher.alias': screen({
    path: '/teacher/students',
    rule: 'teacher',
    title: roster,
    redirect: 'students.ofTeacher',
  }),
};
