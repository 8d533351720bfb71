import { screen } from '../../screen.ts';
import { IconListCheck } from '../../staff-icons.ts';

const account = () => import('./screens/StudentAccount.tsx');

/** Programs, and the office's side of billing: accounts of students and agencies, lists, prices and reports. */
export const billingScreens = {
  'billing.programs': screen({
    path: '/billing_programs',
    rule: 'manager',
    title: { en: 'Programs', es: 'Programas' },
    menu: { under: 'settings', order: 15, icon: IconListCheck, audience: 'staff' },
    located: true,
    load: () => import('./screens/Programs.tsx'),
  }),
  'billing.account': screen({
    path: '/billing/student/:studentId',
    rule: 'manager',
    title: {
      en: 'Student billing account',
      es: 'Cuenta del alumno',
      pets: { en: 'Pet billing account', es: 'Cuenta de la mascota' },
    },
    redirect: 'billing.account.open',
  }),
  'billing.account.overview': screen({
    path: '/billing/student/:studentId/overview',
    rule: 'manager',
    title: { en: 'Overview', es: 'Resumen' },
    redirect: 'billing.account.open',
  }),
  'billing.account.open': screen({
    path: '/billing/student/:studentId/open-invoices',
    rule: 'manager',
    title: { en: 'Open invoices', es: 'Facturas pendientes' },
    load: account,
  }),
  'billing.account.credits': screen({
    path: '/billing/student/:studentId/available-credits',
    rule: 'manager',
    title: { en: 'Available credits', es: 'Créditos disponibles' },
    load: account,
  }),
  'billing.account.invoices': screen({
    path: '/billing/student/:studentId/invoices',
    rule: 'manager',
    title: { en: 'Invoices', es: 'Facturas' },
    load: account,
  }),
  'billing.account.payments': screen({
    path: '/billing/student/:studentId/payments',
    rule: 'manager',
    title: { en: 'Payments', es: 'Pagos' },
    load: account,
  }),
  'billing.account.upcoming': screen({
    path: '/billing/student/:studentId/upcoming-invoices',
    rule: 'manager',
    title: { en: 'Upcoming invoices', es: 'Próximas facturas' },
    load: account,
  }),
  'billing.account.ledger': screen({
    path: '/billing/student/:studentId/account-detail',
    rule: 'manager',
    title: { en: 'Account detail', es: 'Movimientos' },
    load: account,
  }),
  'billing.account.plans': screen({
    path: '/billing/student/:studentId/plans-detail',
    rule: 'manager',
    title: { en: 'Plans detail', es: 'Planes' },
    load: account,
  }),
  'billing.account.payers': screen({
    path: '/billing/student/:studentId/payers-detail',
    rule: 'manager',
    title: { en: 'Payers detail', es: 'Pagadores' },
    load: account,
  }),
};
