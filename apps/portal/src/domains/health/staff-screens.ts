import { screen } from '../../screen.ts';
import { IconFileText } from '../../staff-icons.ts';

/** Vaccinations; the questions at the door stand with attendance. */
export const healthScreens = {
  'health.immunizations': screen({
    path: '/immunizations',
    rule: 'kvsupport',
    title: { en: 'Immunizations', es: 'Vacunas' },
    menu: { under: 'settings', order: 60, icon: IconFileText, audience: 'staff' },
    located: true,
    load: () => import('./screens/Immunizations.tsx'),
  }),
};
