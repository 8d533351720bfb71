import { question } from '@nestling/kit/asked-ahead.ts';
import { listQuestion } from '@nestling/kit/list-variables.ts';
import { asks } from '../../asks.ts';
import { screen } from '../../screen.ts';
import { IconBuildingCommunity, IconMapPins, IconSchool } from '../../staff-icons.ts';

/** The rows of staff alone. */
export const staffLocationScreens = {
  'locations.list': screen({
    path: '/locations',
    rule: 'kvsupport',
    title: { en: 'All locations', es: 'Todas las sedes' },
    menu: { under: 'settings', order: 1, icon: IconMapPins, audience: 'staff' },
    asks: asks(
      () => import('./places.graphql.ts'),
      ({ PlacesDocument }, { address }) => [
        listQuestion(PlacesDocument, address, { active: address.state ? address.state === 'open' : null }, 25),
      ],
    ),
    load: () => import('./screens/Places.tsx'),
  }),
  'locations.one': screen({
    path: '/location/:locationId',
    rule: 'kvsupport',
    title: { en: 'Location', es: 'Sede' },
    parent: 'locations.list',
    asks: asks(
      () => import('./places.graphql.ts'),
      ({ PlaceDocument }, { params }) => [question(PlaceDocument, { id: params.locationId ?? '' })],
    ),
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
        asks: asks(
          () => import('../rooms/rooms.graphql.ts'),
          ({ RoomsDocument }, { params }) => [
            question(RoomsDocument, { location: params.locationId ?? '', first: 200 }),
          ],
        ),
        load: () => import('./parts/PlaceRooms.tsx'),
      },
      programs: {
        path: 'programs',
        title: { en: 'Location programs', es: 'Programas de la sede' },
        tab: { en: 'Programs', es: 'Programas' },
        asks: asks(
          () => import('../billing/programs.graphql.ts'),
          ({ BillingProgramsDocument }, { params }) => [
            question(BillingProgramsDocument, { location_id: params.locationId ?? '' }),
          ],
        ),
        load: () => import('./parts/PlacePrograms.tsx'),
      },
      cameras: {
        path: 'cameras',
        title: { en: 'Location cameras', es: 'Cámaras de la sede' },
        tab: { en: 'Cameras', es: 'Cámaras' },
        asks: asks(
          () => import('../cameras/managed.graphql.ts'),
          ({ ManagedCamerasDocument }, { params }) => [
            question(ManagedCamerasDocument, { location: params.locationId ?? '', first: 200 }),
          ],
        ),
        load: () => import('./parts/PlaceCameras.tsx'),
      },
      managers: {
        path: 'managers',
        title: { en: 'Location managers', es: 'Gerentes de la sede' },
        tab: { en: 'Managers', es: 'Gerentes' },
        asks: asks(
          () => import('./places.graphql.ts'),
          ({ PlaceManagersDocument }, { params }) => [
            question(PlaceManagersDocument, { location: params.locationId ?? '' }),
          ],
        ),
        load: () => import('./parts/PlaceManagers.tsx'),
      },
      groups: {
        path: 'camera-groups',
        title: { en: 'Camera groups', es: 'Grupos de cámaras' },
        asks: asks(
          () => import('./places.graphql.ts'),
          ({ PlaceGroupsDocument }, { params }) => [
            question(PlaceGroupsDocument, { location: params.locationId ?? '' }),
          ],
        ),
        load: () => import('./parts/PlaceGroups.tsx'),
      },
      settings: {
        path: 'settings',
        title: { en: 'Location settings', es: 'Configuración de la sede' },
        tab: { en: 'Settings', es: 'Configuración' },
        asks: asks(
          () => import('./settings.graphql.ts'),
          ({ PlaceSettingsDocument }, { params }) => [
            question(PlaceSettingsDocument, { location: params.locationId ?? '' }),
          ],
        ),
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
    asks: asks(
      () => import('./school.graphql.ts'),
      ({ SchoolDocument }) => [question(SchoolDocument, {})],
    ),
    load: () => import('./screens/School.tsx'),
  }),
};
