import { question } from '@nestling/kit/asked-ahead.ts';
import { listQuestion } from '@nestling/kit/list-variables.ts';
import { asks, asksHere } from '../../asks.ts';
import { screen } from '../../screen.ts';
import { IconListCheck, IconReceiptDollar, IconReport } from '../../staff-icons.ts';
import { reportScreens } from './reports/screens.ts';

/** Programs, and the office's side of billing: accounts of students and agencies, lists, prices and reports. */
export const billingScreens = {
  'billing.programs': screen({
    path: '/billing_programs',
    rule: 'manager',
    title: { en: 'Programs', es: 'Programas' },
    menu: { under: 'settings', order: 15, icon: IconListCheck, audience: 'staff' },
    located: true,
    asks: asksHere(
      () => import('./programs.graphql.ts'),
      ({ BillingProgramsDocument }, { place, address }) => [
        listQuestion(BillingProgramsDocument, address, { location_id: place.id }),
      ],
    ),
    load: () => import('./screens/Programs.tsx'),
  }),
  'billing.home': screen({
    path: '/billing',
    rule: 'admin',
    title: { en: 'Billing', es: 'Facturación' },
    menu: { under: 'centre', order: 40, icon: IconReceiptDollar, audience: 'staff' },
    redirect: 'billing.unpaid',
  }),
  'billing.overview': screen({
    path: '/billing/overview',
    rule: 'admin',
    title: { en: 'Overview', es: 'Resumen' },
    parent: 'billing.home',
    redirect: 'billing.unpaid',
  }),
  'billing.unpaid': screen({
    path: '/billing/overview/unpaid',
    rule: 'admin',
    title: { en: 'Unpaid', es: 'Por cobrar' },
    parent: 'billing.home',
    located: 'rooms',
    asks: asksHere(
      () => import('./lists/lists.graphql.ts'),
      ({ UnpaidAccountsDocument, BillingOverviewDocument }, { place, address }) => [
        listQuestion(UnpaidAccountsDocument, address, {
          location: place.id,
          room: address.room || null,
          age: address.age || null,
        }),
        question(BillingOverviewDocument, {
          location: place.id,
          from: `${place.today.slice(0, 7)}-01`,
          to: place.today,
        }),
      ],
    ),
    load: () => import('./screens/Unpaid.tsx'),
  }),
  'billing.run': screen({
    path: '/billing/overview/run',
    rule: 'admin',
    title: { en: 'Billing run', es: 'Facturación del mes' },
    parent: 'billing.home',
    located: true,
    asks: asksHere(
      () => import('./runs/runs.graphql.ts'),
      ({ RunsDocument }, { place }) => [question(RunsDocument, { location: place.id })],
    ),
    load: () => import('./screens/BillingRun.tsx'),
  }),
  'billing.payments': screen({
    path: '/billing/overview/payments',
    rule: 'admin',
    title: { en: 'Payments', es: 'Pagos' },
    parent: 'billing.home',
    located: true,
    load: () => import('./screens/Payments.tsx'),
  }),
  'billing.students': screen({
    path: '/billing/students',
    rule: 'admin',
    title: { en: 'Students', es: 'Niños', pets: { en: 'Pets', es: 'Mascotas' } },
    parent: 'billing.home',
    redirect: 'billing.students.overview',
  }),
  'billing.students.overview': screen({
    path: '/billing/students/overview',
    rule: 'admin',
    acts: [
      { title: { en: 'Record a payment', es: 'Registrar un pago' } },
      { title: { en: 'Add a charge', es: 'Agregar un cargo' } },
    ],
    title: {
      en: 'Accounts',
      es: 'Cuentas de los niños',
      pets: { en: 'Accounts', es: 'Cuentas de las mascotas' },
    },
    parent: 'billing.home',
    located: 'rooms',
    asks: asksHere(
      () => import('./lists/lists.graphql.ts'),
      ({ AllAccountsDocument }, { place, address }) => [
        listQuestion(AllAccountsDocument, address, {
          location: place.id,
          status: address.status || null,
          room: address.room || null,
          template: address.template || null,
        }),
      ],
    ),
    load: () => import('./screens/Accounts.tsx'),
  }),
  'billing.students.plans': screen({
    path: '/billing/students/plans',
    rule: 'admin',
    title: {
      en: 'Student plans',
      es: 'Planes de los niños',
      pets: { en: 'Pet plans', es: 'Planes de las mascotas' },
    },
    parent: 'billing.home',
    located: 'rooms',
    asks: asksHere(
      () => import('./plans/plans.graphql.ts'),
      ({ AllPlansDocument }, { place, address }) => [
        listQuestion(AllPlansDocument, address, {
          location: place.id,
          status: address.status || null,
          room: address.room || null,
          template: address.template || null,
        }),
      ],
    ),
    load: () => import('./screens/Plans.tsx'),
  }),
  'billing.subsidies': screen({
    path: '/billing/subsidies',
    rule: 'admin',
    title: { en: 'Subsidies', es: 'Subsidios' },
    parent: 'billing.home',
    located: true,
    asks: asksHere(
      () => import('./agency/agency.graphql.ts'),
      ({ AgenciesDocument }, { place, address }) => [listQuestion(AgenciesDocument, address, { location: place.id })],
    ),
    load: () => import('./screens/Subsidies.tsx'),
  }),
  'billing.settings': screen({
    path: '/billing/settings',
    rule: 'admin',
    title: { en: 'Billing settings', es: 'Configuración de facturación' },
    parent: 'billing.home',
    located: true,
    asks: asksHere(
      () => import('./prices/prices.graphql.ts'),
      ({ BillingSettingOfDocument }, { place }) => [question(BillingSettingOfDocument, { location: place.id })],
    ),
    load: () => import('./screens/BillingSettings.tsx'),
  }),
  'billing.presets': screen({
    path: '/billing/settings/manage-presets',
    rule: 'admin',
    title: { en: 'Manage presets', es: 'Conceptos habituales' },
    parent: 'billing.settings',
    located: true,
    asks: asksHere(
      () => import('./prices/prices.graphql.ts'),
      ({ PresetsDocument }, { place }) => [question(PresetsDocument, { location: place.id })],
    ),
    load: () => import('./screens/Presets.tsx'),
  }),
  'billing.variable': screen({
    path: '/billing/settings/variable-charges',
    rule: 'admin',
    title: { en: 'Variable charges', es: 'Cargos variables' },
    parent: 'billing.settings',
    located: true,
    asks: asksHere(
      () => import('./prices/prices.graphql.ts'),
      ({ VariableChargesDocument }, { place }) => [question(VariableChargesDocument, { location: place.id })],
    ),
    load: () => import('./screens/VariableCharges.tsx'),
  }),
  'billing.categories': screen({
    path: '/billing/settings/categories',
    rule: 'admin',
    title: { en: 'Charge categories', es: 'Categorías de cargos' },
    parent: 'billing.settings',
    located: true,
    asks: asksHere(
      () => import('./prices/prices.graphql.ts'),
      ({ CategoriesDocument }, { place }) => [question(CategoriesDocument, { location: place.id })],
    ),
    load: () => import('./screens/Categories.tsx'),
  }),
  'billing.templates': screen({
    path: '/billing/settings/plan-templates',
    rule: 'admin',
    title: { en: 'Plan templates', es: 'Plantillas de planes' },
    parent: 'billing.settings',
    located: true,
    asks: asksHere(
      () => import('./plans/plans.graphql.ts'),
      ({ PlanTemplatesDocument }, { place }) => [question(PlanTemplatesDocument, { location: place.id })],
    ),
    load: () => import('./screens/PlanTemplates.tsx'),
  }),
  'billing.reports': screen({
    path: '/billing/billing-reports',
    rule: 'admin',
    title: { en: 'Billing reports', es: 'Informes de facturación' },
    menu: { under: 'reports', order: 60, icon: IconReport, audience: 'staff' },
    parent: 'billing.home',
    located: true,
    load: () => import('./screens/BillingReports.tsx'),
  }),
  ...reportScreens,
  'billing.account': screen({
    path: '/billing/student/:studentId',
    rule: 'manager',
    title: {
      en: 'Student billing account',
      es: 'Cuenta del niño',
      pets: { en: 'Pet billing account', es: 'Cuenta de la mascota' },
    },
    parent: ['billing.students.overview', 'students.list'],
    redirect: 'billing.account.open',
    asks: asks(
      () => import('./account/account.graphql.ts'),
      ({ StudentAccountDocument }, { params }) => [
        question(StudentAccountDocument, { student: params.studentId ?? '' }),
      ],
    ),
    load: () => import('./screens/StudentAccount.tsx'),
    parts: {
      overview: { path: 'overview', title: { en: 'Overview', es: 'Resumen' }, redirect: 'billing.account.open' },
      open: {
        path: 'open-invoices',
        title: { en: 'Open invoices', es: 'Facturas pendientes' },
        asks: asks(
          () => import('./account/account.graphql.ts'),
          ({ AccountOpenInvoicesDocument }, { params }) => [
            question(AccountOpenInvoicesDocument, { student: params.studentId ?? '' }),
          ],
        ),
        load: () => import('./account/OpenInvoices.tsx'),
      },
      ledger: {
        path: 'account-detail',
        title: { en: 'Account detail', es: 'Movimientos' },
        tab: { en: 'Ledger', es: 'Movimientos' },
        load: () => import('./account/Ledger.tsx'),
      },
      invoices: {
        path: 'invoices',
        title: { en: 'Invoices', es: 'Facturas' },
        load: () => import('./account/AllInvoices.tsx'),
      },
      payments: {
        path: 'payments',
        title: { en: 'Payments', es: 'Pagos' },
        load: () => import('./account/AccountPayments.tsx'),
      },
      credits: {
        path: 'available-credits',
        title: { en: 'Available credits', es: 'Créditos disponibles' },
        tab: { en: 'Credits', es: 'Créditos' },
        asks: asks(
          () => import('./account/account.graphql.ts'),
          ({ AccountCreditsDocument }, { params }) => [
            question(AccountCreditsDocument, { student: params.studentId ?? '' }),
          ],
        ),
        load: () => import('./account/Credits.tsx'),
      },
      deposits: {
        path: 'deposits',
        title: { en: 'Deposits', es: 'Depósitos' },
        load: () => import('./account/Deposits.tsx'),
      },
      upcoming: {
        path: 'upcoming-invoices',
        title: { en: 'Upcoming invoices', es: 'Próximas facturas' },
        tab: { en: 'Upcoming', es: 'Próximas' },
        asks: asks(
          () => import('./account/account.graphql.ts'),
          ({ AccountUpcomingDocument }, { params }) => [
            question(AccountUpcomingDocument, { student: params.studentId ?? '', periods: 1 }),
          ],
        ),
        load: () => import('./account/Upcoming.tsx'),
      },
      plans: {
        path: 'plans-detail',
        title: { en: 'Plans detail', es: 'Planes' },
        tab: { en: 'Plans', es: 'Planes' },
        asks: asks(
          () => import('./account/account.graphql.ts'),
          ({ AccountPlansDocument }, { params }) => [
            question(AccountPlansDocument, { student: params.studentId ?? '' }),
          ],
        ),
        load: () => import('./account/AccountPlans.tsx'),
      },
      payers: {
        path: 'payers-detail',
        title: { en: 'Payers detail', es: 'Pagadores' },
        tab: { en: 'Payers', es: 'Pagadores' },
        load: () => import('./account/Payers.tsx'),
      },
    },
  }),
  'billing.agency': screen({
    path: '/billing/agency/:agencyId',
    rule: 'manager',
    title: { en: 'Agency billing account', es: 'Cuenta de la agencia' },
    parent: ['billing.subsidies', 'dashboard'],
    redirect: 'billing.agency.overview',
    asks: asks(
      () => import('./agency/agency.graphql.ts'),
      ({ OneAgencyDocument }, { params }) => [question(OneAgencyDocument, { id: params.agencyId ?? '' })],
    ),
    load: () => import('./screens/AgencyAccount.tsx'),
    parts: {
      overview: {
        path: 'overview',
        title: { en: 'Agency overview', es: 'Resumen de la agencia' },
        tab: { en: 'Overview', es: 'Resumen' },
        load: () => import('./agency/AgencyOverview.tsx'),
      },
      invoices: {
        path: 'invoices',
        title: { en: 'Agency invoices', es: 'Facturas de la agencia' },
        tab: { en: 'Invoices', es: 'Facturas' },
        load: () => import('./agency/AgencyInvoices.tsx'),
      },
      payments: {
        path: 'payments',
        title: { en: 'Agency payments', es: 'Pagos de la agencia' },
        tab: { en: 'Payments', es: 'Pagos' },
        load: () => import('./agency/AgencyPayments.tsx'),
      },
      students: {
        path: 'students',
        title: {
          en: 'Agency students',
          es: 'Niños de la agencia',
          pets: { en: 'Agency pets', es: 'Mascotas de la agencia' },
        },
        tab: { en: 'Children', es: 'Niños', pets: { en: 'Pets', es: 'Mascotas' } },
        asks: asks(
          () => import('./agency/agency.graphql.ts'),
          ({ AgencyStudentsDocument }, { params }) => [
            question(AgencyStudentsDocument, { agency: params.agencyId ?? '' }),
          ],
        ),
        load: () => import('./agency/AgencyStudents.tsx'),
      },
      upcoming: {
        path: 'upcoming-invoices',
        title: { en: 'Agency upcoming invoices', es: 'Próximas facturas de la agencia' },
        tab: { en: 'Upcoming', es: 'Próximas' },
        asks: asks(
          () => import('./agency/agency.graphql.ts'),
          ({ AgencyUpcomingDocument }, { params }) => [
            question(AgencyUpcomingDocument, { agency: params.agencyId ?? '', periods: 1 }),
          ],
        ),
        load: () => import('./agency/AgencyUpcoming.tsx'),
      },
      info: {
        path: 'info',
        title: { en: 'Agency info', es: 'Datos de la agencia' },
        tab: { en: 'Details', es: 'Datos' },
        load: () => import('./agency/AgencyInfo.tsx'),
      },
    },
  }),
};
