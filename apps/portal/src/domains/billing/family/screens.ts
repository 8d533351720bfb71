import { late } from '../../../late-icon.ts';
import { screen } from '../../../screen.ts';

/** What families see of billing. */
export const familyBillingScreens = {
  'billing.family': screen({
    path: '/user/students/billing',
    rule: 'user',
    title: { en: 'Billing', es: 'Pagos' },
    menu: {
      under: 'top',
      order: 28,
      icon: late('IconReceiptDollar'),
      label: { en: 'Pay', es: 'Pagar' },
      bar: 2.8,
      audience: 'family',
    },
    load: () => import('./screens/FamilyBilling.tsx'),
  }),
  'billing.family.statement': screen({
    path: '/user/students/billing2',
    rule: 'user',
    title: { en: 'Statement', es: 'Estado de cuenta' },
    parent: 'billing.family',
    load: () => import('./screens/FamilyStatement.tsx'),
  }),
};
