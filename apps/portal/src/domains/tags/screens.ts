import { screen } from '../../screen.ts';
import { IconAlertTriangle, IconPill, IconTags } from '../../staff-icons.ts';

/** The lists of words students and people are given. */
export const tagScreens = {
  'tags.list': screen({
    path: '/student-tags',
    rule: 'manager',
    acts: [{ title: { en: 'Add tag', es: 'Agregar una etiqueta' }, address: { open: 'new' } }],
    title: { en: 'Tags', es: 'Etiquetas' },
    menu: { under: 'settings', order: 30, icon: IconTags, audience: 'staff' },
    load: () => import('./screens/Tags.tsx'),
  }),
  'tags.allergies': screen({
    path: '/student-allergies',
    rule: 'manager',
    title: { en: 'Allergies', es: 'Alergias' },
    menu: { under: 'settings', order: 31, icon: IconAlertTriangle, audience: 'staff' },
    load: () => import('./screens/Allergies.tsx'),
  }),
  'tags.medications': screen({
    path: '/student-medications',
    rule: 'manager',
    title: { en: 'Medications', es: 'Medicamentos' },
    menu: { under: 'settings', order: 32, icon: IconPill, audience: 'staff' },
    load: () => import('./screens/Medications.tsx'),
  }),
};
