import { screen } from '../../screen.ts';
import { IconBuildingCommunity, IconMapPins, IconSchool } from '../../staff-icons.ts';

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
    load: () => import('./screens/PlaceRecord.tsx'),
    parts: {
      details: {
        path: '',
        title: { en: 'Details', es: 'Datos' },
        load: () => import('./parts/PlaceOverview.tsx'),
      },
      rooms: {
        path: 'rooms',
        title: { en: 'Location rooms', es: 'Salas de la sede' },
        tab: { en: 'Rooms', es: 'Salas' },
        load: () => import('./parts/PlaceRooms.tsx'),
      },
      programs: {
        path: 'programs',
        title: { en: 'Location programs', es: 'Programas de la sede' },
        tab: { en: 'Programs', es: 'Programas' },
        load: () => import('./parts/PlacePrograms.tsx'),
      },
      cameras: {
        path: 'cameras',
        title: { en: 'Location cameras', es: 'Cámaras de la sede' },
        tab: { en: 'Cameras', es: 'Cámaras' },
        load: () => import('./parts/PlaceCameras.tsx'),
      },
      managers: {
        path: 'managers',
        title: { en: 'Location managers', es: 'Gerentes de la sede' },
        tab: { en: 'Managers', es: 'Gerentes' },
        load: () => import('./parts/PlaceManagers.tsx'),
      },
      groups: {
        path: 'camera-groups',
        title: { en: 'Camera groups', es: 'Grupos de cámaras' },
        load: () => import('./parts/PlaceGroups.tsx'),
      },
      settings: {
        path: 'settings',
        title: { en: 'Location settings', es: 'Configuración de la sede' },
        tab: { en: 'Settings', es: 'Configuración' },
        load: () => import('./parts/PlaceSettings.tsx'),
      },
    },
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
