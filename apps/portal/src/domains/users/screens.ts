import { question } from '@nestling/kit/asked-ahead.ts';
import { listQuestion } from '@nestling/kit/list-variables.ts';
import { asks, asksHere } from '../../asks.ts';
import { screen } from '../../screen.ts';
import { IconAddressBook, IconUsersGroup } from '../../staff-icons.ts';

const contacts = { en: 'Contacts', es: 'Contactos' };
const staff = { en: 'Staff', es: 'Personal' };

/** Contacts, staff, managers and admins. */
export const peopleScreens = {
  'people.contacts': screen({
    path: '/contacts/:status?',
    rule: 'manager',
    acts: [{ title: { en: 'Add contact', es: 'Agregar un contacto' }, address: { open: 'new' } }],
    title: contacts,
    menu: { under: 'people', order: 20, icon: IconAddressBook, audience: 'staff' },
    located: true,
    asks: asksHere(
      () => import('./contacts.graphql.ts'),
      ({ ContactsDocument }, { place, params, address }) => [
        listQuestion(ContactsDocument, address, { location: place.id, status: params.status || null }),
      ],
    ),
    load: () => import('./screens/Contacts.tsx'),
  }),
  'people.contacts.alias': screen({
    path: '/users/:status?',
    rule: 'manager',
    title: contacts,
    redirect: 'people.contacts',
  }),
  'people.contact': screen({
    path: '/contact/:camuserId',
    rule: 'manager',
    title: { en: 'Contact profile', es: 'Ficha del contacto' },
    parent: 'people.contacts',
    asks: asks(
      () => import('./record/person.graphql.ts'),
      ({ PersonRecordDocument }, { params }) => [question(PersonRecordDocument, { id: params.camuserId ?? '' })],
    ),
    load: () => import('./screens/ContactRecord.tsx'),
  }),
  'people.team': screen({
    path: '/team/:role?',
    rule: 'manager',
    acts: [{ title: { en: 'Add team member', es: 'Agregar a alguien al equipo' }, address: { open: 'teacher' } }],
    title: { en: 'Team', es: 'Equipo' },
    menu: { under: 'people', order: 30, icon: IconUsersGroup, audience: 'staff' },
    load: () => import('./screens/Team.tsx'),
  }),
  'people.staff': screen({
    path: '/staff',
    rule: 'manager',
    title: staff,
    parent: 'people.team',
    load: () => import('./screens/Staff.tsx'),
  }),
  'people.teachers': screen({
    path: '/teachers',
    rule: 'manager',
    title: { en: 'Teachers', es: 'Maestros' },
    redirect: 'people.staff',
  }),
  'people.managers': screen({
    path: '/managers',
    rule: 'manager',
    title: { en: 'Managers', es: 'Gerentes' },
    parent: 'people.team',
    load: () => import('./screens/Managers.tsx'),
  }),
  'people.admins': screen({
    path: '/admins',
    rule: 'manager',
    title: { en: 'Admins', es: 'Administradores' },
    parent: 'people.team',
    load: () => import('./screens/Admins.tsx'),
  }),
  'people.member': screen({
    path: '/team-profile/:team',
    rule: 'manager',
    title: { en: 'Team profile', es: 'Ficha del equipo' },
    parent: 'people.team',
    asks: asks(
      () => import('./record/person.graphql.ts'),
      ({ PersonRecordDocument }, { params }) => [question(PersonRecordDocument, { id: params.team ?? '' })],
    ),
    load: () => import('./screens/TeamRecord.tsx'),
  }),
};
