import { question } from '@nestling/kit/asked-ahead.ts';
import { listQuestion } from '@nestling/kit/list-variables.ts';
import { IconMoodKid } from '@tabler/icons-react';
import { asks, asksHere } from '../../asks.ts';
import { screen } from '../../screen.ts';

const roster = { en: 'Students', es: 'Niños', pets: { en: 'Pets', es: 'Mascotas' } };
const record = {
  en: 'Student profile',
  es: 'Ficha del niño',
  pets: { en: 'Pet profile', es: 'Ficha de la mascota' },
};

/** Both addresses of a record ask the same. */
const recordAsks = asks(
  () => import('./record/record.graphql.ts'),
  ({ StudentRecordDocument }, { params }) => [question(StudentRecordDocument, { id: params.userId ?? '' })],
);

/** The rows of staff alone. */
export const staffStudentScreens = {
  'students.list': screen({
    path: '/pets',
    rule: 'manager',
    acts: [
      {
        title: { en: 'Add student', es: 'Agregar un niño', pets: { en: 'Add pet', es: 'Agregar una mascota' } },
        address: { open: 'new' },
      },
    ],
    title: roster,
    menu: { under: 'people', order: 10, icon: IconMoodKid, bar: 4, audience: 'staff' },
    located: true,
    asks: asksHere(
      () => import('./roster/roster-variables.ts'),
      ({ rosterQuestions }, { place, address }) => rosterQuestions(place.id, address),
    ),
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
    asks: recordAsks,
    load: () => import('./screens/Record.tsx'),
  }),
  'students.one.staff': screen({
    path: '/staff/pet/:userId',
    rule: 'teacher',
    title: record,
    parent: 'dashboard',
    asks: recordAsks,
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
    asks: asksHere(
      () => import('./roster/teacher.graphql.ts'),
      ({ TeacherRosterDocument, TeacherRoomsDocument }, { place, address }) => [
        listQuestion(TeacherRosterDocument, address, { location: place.id, program: address.room || null }, 100),
        question(TeacherRoomsDocument, { location: place.id }),
      ],
    ),
    load: () => import('./screens/TeacherStudents.tsx'),
  }),
  'students.ofTeacher.alias': screen({
    path: '/teacher/students',
    rule: 'teacher',
    title: roster,
    redirect: 'students.ofTeacher',
  }),
};
