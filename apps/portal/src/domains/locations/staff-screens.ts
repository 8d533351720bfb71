import { screen } from '../../screen.ts';
import { IconBuildingCommunity, IconMapPins, IconSchool } from '../../staff-icons.ts';

const record = () => import('./screens/PlaceRecord.tsx');

/** The rows of staff alone. */
export const staffLocationScreens = {
  'locations.list': screen({
    path: '/locations',
    rule: 'kvsupport',
    title: { en: 'All Locations', es: 'Todas las sedes' },
    menu: { under: 'settings', order: 1, icon: IconMapPins, audience: 'staff' },
    load: () => import('./screens/Places.tsx'),
  }),
  'locations.one': screen({
    path: '/location/:locationId',
    rule: 'kvsupport',
    title: { en: 'Location', es: 'Sede' },
    parent: 'locations.list',
    load: record,
  }),
  'locations.one.rooms': screen({
    path: '/location/:locationId/rooms',
    rule: 'kvsupport',
    title: { en: 'Location rooms', es: 'Salas de la sede' },
    parent: 'locations.list',
    load: record,
  }),
  'locations.one.programs': screen({
    path: '/location/:locationId/programs',
    rule: 'kvsupport',
    title: { en: 'Location programs', es: 'Programas de la sede' },
    parent: 'locations.list',
    load: record,
  }),
  'locations.one.cameras': screen({
    path: '/location/:locationId/cameras',
    rule: 'kvsupport',
    title: { en: 'Location cameras', es: 'Cámaras de la sede' },
    parent: 'locations.list',
    load: record,
  }),
  'locations.one.managers': screen({
    path: '/location/:locationId/managers',
    rule: 'kvsupport',
    title: { en: 'Location managers', es: 'Gerentes de la sede' },
    parent: 'locations.list',
    load: record,
  }),
  'locations.one.groups': screen({
    path: '/location/:locationId/camera-groups',
    rule: 'kvsupport',
    title: { en: 'Camera groups', es: 'Grupos de cámaras' },
    parent: 'locations.list',
    load: record,
  }),
  'locations.one.settings': screen({
    path: '/location/:locationId/settings',
    rule: 'kvsupport',
    title: { en: 'Location settings', es: 'Configuración de la sede' },
    parent: 'locations.list',
    load: record,
  }),
  'locations.manage': screen({
    path: '/manage-location/:tab?',
    rule: 'manager',
    title: { en: 'Manage location', es: 'Administrar la sede' },
    menu: { under: 'settings', order: 2, icon: IconBuildingCommunity, audience: 'staff' },
    located: true,
    load: () => import('./screens/ManagePlace.tsx'),
  }),
  'locations.school': screen({
    path: '/school_profile',
    rule: 'manager',
    title: { en: 'School profile', es: 'Perfil del centro' },
    menu: { under: 'settings', order: 3, icon: IconSchool, audience: 'staff' },
    load: () => import('./screens/School.tsx'),
  }),
};
