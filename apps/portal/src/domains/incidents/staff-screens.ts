import { screen } from '../../screen.ts';
import { IconAlertTriangle, IconFileText } from '../../staff-icons.ts';

const title = { en: 'Recordings', es: 'Grabaciones' };
const one = { en: 'Recording', es: 'Grabación' };

/** Recordings of what happened: asked for by managers, found by support. */
export const incidentScreens = {
  'incidents.list': screen({
    path: '/incidents/:status?',
    rule: 'manager',
    acts: [{ title: { en: 'Request a clip', es: 'Pedir una grabación' }, address: { open: 'new' } }],
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
    title: { en: 'All recordings', es: 'Grabaciones de todos los centros' },
    menu: { under: 'platform', order: 20, icon: IconFileText, audience: 'platform' },
    load: () => import('./screens/MainIncidents.tsx'),
  }),
  'incidents.main.one': screen({
    path: '/main/incident/:id',
    rule: 'kvsupport',
    title: { en: 'Recording of a center', es: 'Grabación de un centro' },
    parent: 'incidents.main',
    load: () => import('./screens/MainIncident.tsx'),
  }),
};
