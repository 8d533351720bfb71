import { screen } from '../../screen.ts';
import { IconAlertTriangle, IconFileText } from '../../staff-icons.ts';

const title = { en: 'Incidents', es: 'Incidentes' };
const one = { en: 'Incident', es: 'Incidente' };

/** Recordings of what happened: asked for by managers, found by support. */
export const incidentScreens = {
  'incidents.list': screen({
    path: '/incidents/:status?',
    rule: 'manager',
    title,
    menu: { under: 'centre', order: 15, icon: IconAlertTriangle, audience: 'staff' },
    load: () => import('./screens/Incidents.tsx'),
  }),
  'incidents.one': screen({
    path: '/incident/:id',
    rule: 'manager',
    title: one,
    parent: 'incidents.list',
    load: () => import('./screens/OneIncident.tsx'),
  }),
  'incidents.main': screen({
    path: '/main/incidents',
    rule: 'kvsupport',
    title: { en: 'Main incidents', es: 'Incidentes de todos los centros' },
    menu: { under: 'platform', order: 20, icon: IconFileText, audience: 'platform' },
    load: () => import('./screens/MainIncidents.tsx'),
  }),
  'incidents.main.one': screen({
    path: '/main/incident/:id',
    rule: 'kvsupport',
    title: { en: 'Main incident', es: 'Incidente de un centro' },
    parent: 'incidents.main',
    load: () => import('./screens/MainIncident.tsx'),
  }),
};
