import { question } from '@nestling/kit/asked-ahead.ts';
import { listQuestion } from '@nestling/kit/list-variables.ts';
import { asksHere } from '../../asks.ts';
import { screen } from '../../screen.ts';
import {
  IconCalendarStats,
  IconClipboardList,
  IconClockPlay,
  IconEye,
  IconFileText,
  IconHourglass,
  IconPackage,
  IconReport,
} from '../../staff-icons.ts';

/** What families watch, who is online, and what was done in the system. */
export const reportScreens = {
  'reports.index': screen({
    path: '/reports',
    rule: 'teacher',
    title: { en: 'Reports', es: 'Informes' },
    menu: {
      under: 'reports',
      order: 1,
      icon: IconReport,
      audience: 'staff',
      label: { en: 'All reports', es: 'Todos los informes' },
    },
    load: () => import('./screens/ReportIndex.tsx'),
  }),
  'reports.logins': screen({
    path: '/dailylogins',
    rule: 'manager',
    title: { en: 'Camera logins', es: 'Accesos a cámaras' },
    menu: { under: 'reports', order: 11, icon: IconClockPlay, audience: 'staff' },
    located: true,
    load: () => import('./screens/CameraLogins.tsx'),
  }),
  'reports.watchTime': screen({
    path: '/dailywatchtime',
    rule: 'manager',
    title: { en: 'Watch time', es: 'Tiempo de video visto' },
    menu: { under: 'reports', order: 12, icon: IconHourglass, audience: 'staff' },
    located: true,
    load: () => import('./screens/WatchTime.tsx'),
  }),
  'reports.online': screen({
    path: '/online-contacts-report',
    rule: 'manager',
    title: { en: 'Online contacts', es: 'Contactos en línea' },
    menu: { under: 'reports', order: 13, icon: IconEye, audience: 'staff' },
    located: true,
    asks: asksHere(
      () => import('./online.graphql.ts'),
      ({ OnlineContactsDocument }, { place, address }) => [
        listQuestion(OnlineContactsDocument, address, { location: place.id }),
      ],
    ),
    load: () => import('./screens/OnlineContacts.tsx'),
  }),
  'reports.statistics': screen({
    path: '/center-statistics',
    rule: 'manager',
    title: { en: 'Center statistics', es: 'Estadísticas del centro' },
    menu: { under: 'reports', order: 10, icon: IconCalendarStats, audience: 'staff' },
    located: true,
    load: () => import('./screens/CenterStatistics.tsx'),
  }),
  'reports.log': screen({
    path: '/log-report',
    rule: 'manager',
    title: { en: 'Change log', es: 'Registro de cambios' },
    menu: { under: 'reports', order: 14, icon: IconClipboardList, audience: 'staff' },
    located: true,
    load: () => import('./screens/SystemLog.tsx'),
  }),
  'reports.packs': screen({
    path: '/inspector-pack',
    rule: 'manager',
    title: { en: 'Inspector’s pack', es: 'Paquete para la inspección' },
    menu: { under: 'reports', order: 15, icon: IconPackage, audience: 'staff' },
    located: true,
    asks: asksHere(
      () => import('./pack/packs.graphql.ts'),
      ({ InspectorPacksDocument }, { place }) => [question(InspectorPacksDocument, { location: place.id })],
    ),
    load: () => import('./screens/InspectorPacks.tsx'),
  }),
  'reports.saved': screen({
    path: '/saved-reports',
    rule: 'teacher',
    title: { en: 'Saved reports', es: 'Informes guardados' },
    menu: { under: 'reports', order: 2, icon: IconFileText, audience: 'staff' },
    located: true,
    asks: asksHere(
      () => import('./saved/saved.graphql.ts'),
      ({ SavedReportsDocument }, { place }) => [question(SavedReportsDocument, { location: place.id })],
    ),
    load: () => import('./screens/SavedReports.tsx'),
  }),
};
