import { question } from '@nestling/kit/asked-ahead.ts';
import { listQuestion } from '@nestling/kit/list-variables.ts';
import { asks } from '../../asks.ts';
import { screen } from '../../screen.ts';
import {
  IconBuildingCommunity,
  IconDatabase,
  IconFileInvoice,
  IconListDetails,
  IconMessageReply,
  IconReceipt,
  IconReceiptDollar,
  IconUserDollar,
} from '../../staff-icons.ts';
import { centersAsked, databasesAsked, invoicesAsked, PER_PAGE, paymentsAsked } from './asked.ts';

const invoices = () => import('./invoices.graphql.ts');
const backups = () => import('./backups.graphql.ts');
const hosting = () => import('./hosting.graphql.ts');
const documents = () => import('./centers.graphql.ts');

/** The platform's centers, what they are sold, and what a center sees of its own. */
export const platformScreens = {
  'centres.list': screen({
    path: '/centers-list',
    rule: 'kvsupport',
    title: { en: 'Centers', es: 'Centros' },
    menu: { under: 'platform', order: 1, icon: IconBuildingCommunity, audience: 'platform' },
    asks: asks(documents, ({ CentersDocument }, { address }) => [
      listQuestion(CentersDocument, address, centersAsked(address), PER_PAGE),
    ]),
    load: () => import('./screens/Centers.tsx'),
  }),
  'centres.one': screen({
    path: '/center/:centerId',
    rule: 'kvsupport',
    title: { en: 'Center', es: 'Centro' },
    parent: 'centres.list',
    asks: asks(documents, ({ OneCenterDocument }, { params }) => [
      question(OneCenterDocument, { id: params.centerId ?? '' }),
    ]),
    load: () => import('./screens/OneCenter.tsx'),
  }),
  'centres.hosting': screen({
    path: '/center-aws/:centerId',
    rule: 'kvsupport',
    title: { en: 'AWS center', es: 'Centro en AWS' },
    parent: 'centres.list',
    asks: asks(hosting, ({ CenterHostingDocument }, { params }) => [
      question(CenterHostingDocument, { id: params.centerId ?? '' }),
    ]),
    load: () => import('./screens/CenterHosting.tsx'),
  }),
  'centres.databases': screen({
    path: '/aws-center-databases',
    rule: 'kvsupport',
    title: { en: 'Center databases', es: 'Bases de datos de los centros' },
    menu: { under: 'platform', order: 8, icon: IconDatabase, audience: 'platform' },
    asks: asks(backups, ({ CenterDatabasesDocument }, { address }) => [
      listQuestion(CenterDatabasesDocument, address, databasesAsked(address), PER_PAGE),
    ]),
    load: () => import('./screens/CenterDatabases.tsx'),
  }),
  'centres.plans': screen({
    path: '/centers-plans',
    rule: 'admin',
    title: { en: 'Center plans', es: 'Planes de los centros' },
    menu: { under: 'platform', order: 2, icon: IconListDetails, audience: 'platform', home: true },
    asks: asks(documents, ({ CenterPlansDocument }, { address }) => [
      listQuestion(CenterPlansDocument, address, {}, PER_PAGE),
    ]),
    load: () => import('./screens/CenterPlans.tsx'),
  }),
  'centres.demos': screen({
    path: '/demo-requests',
    rule: 'admin',
    title: { en: 'Demo requests', es: 'Solicitudes de demostración' },
    menu: { under: 'platform', order: 4, icon: IconMessageReply, audience: 'platform', home: true },
    asks: asks(documents, ({ DemoRequestsDocument }, { address }) => [
      listQuestion(DemoRequestsDocument, address, {}, PER_PAGE),
    ]),
    load: () => import('./screens/DemoRequests.tsx'),
  }),
  'centres.customers': screen({
    path: '/customers',
    rule: 'admin',
    title: { en: 'Customers', es: 'Clientes' },
    menu: { under: 'platform', order: 5, icon: IconUserDollar, audience: 'platform', home: true },
    asks: asks(documents, ({ CustomersDocument }, { address }) => [
      listQuestion(CustomersDocument, address, {}, PER_PAGE),
    ]),
    load: () => import('./screens/Customers.tsx'),
  }),
  'centres.invoices': screen({
    path: '/centers-invoices',
    rule: 'admin',
    title: { en: 'Center invoices', es: 'Facturas de los centros' },
    menu: { under: 'platform', order: 6, icon: IconFileInvoice, audience: 'platform' },
    asks: asks(invoices, ({ CenterInvoicesDocument }, { address }) => [
      listQuestion(CenterInvoicesDocument, address, invoicesAsked(address), PER_PAGE),
    ]),
    load: () => import('./screens/CenterInvoices.tsx'),
  }),
  'centres.payments': screen({
    path: '/centers-payments',
    rule: 'admin',
    title: { en: 'Center payments', es: 'Pagos de los centros' },
    menu: { under: 'platform', order: 7, icon: IconReceipt, audience: 'platform' },
    asks: asks(invoices, ({ CenterPaymentsDocument }, { address }) => [
      listQuestion(CenterPaymentsDocument, address, paymentsAsked(address), PER_PAGE),
    ]),
    load: () => import('./screens/CenterPayments.tsx'),
  }),
  'centres.own': screen({
    path: '/{product}-plan',
    rule: 'admin',
    title: { en: 'Our plan', es: 'Nuestro plan' },
    menu: { under: 'platform', order: 3, icon: IconReceiptDollar, audience: 'platform' },
    asks: asks(documents, ({ OwnCenterPlanDocument }) => [question(OwnCenterPlanDocument, {})]),
    load: () => import('./screens/OwnPlan.tsx'),
  }),
};
