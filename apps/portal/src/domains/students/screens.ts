import { IconMoodKid } from '@tabler/icons-react';
import { screen } from '../../screen.ts';

const roster = { en: 'Students', es: 'Alumnos', pets: { en: 'Pets', es: 'Mascotas' } };
const own = { en: 'My children', es: 'Mis hijos', pets: { en: 'My pets', es: 'Mis mascotas' } };
const record = {
  en: 'Student profile',
  es: 'Ficha del alumno',
  pets: { en: 'Pet profile', es: 'Ficha de la mascota' },
};

/** Students, or pets. */
export const studentScreens = {
  'students.own': screen({
    path: '/contact/pets',
    rule: 'user',
    title: own,
    menu: { under: 'top', order: 30, icon: IconMoodKid, bar: 3, audience: 'family' },
    load: () => import('./screens/OwnStudents.tsx'),
  }),
  'students.own.alias': screen({ path: '/user/students', rule: 'user', title: own, redirect: 'students.own' }),
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
