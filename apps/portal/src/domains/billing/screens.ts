import { screen } from '../../screen.ts';
import { IconListCheck } from '../../staff-icons.ts';

/** What students are billed as. */
export const billingScreens = {
  'billing.programs': screen({
    path: '/billing_programs',
    rule: 'manager',
    title: { en: 'Programs', es: 'Programas' },
    menu: { under: 'settings', order: 15, icon: IconListCheck, audience: 'staff' },
    located: true,
    load: () => import('./screens/Programs.tsx'),
  }),
};
