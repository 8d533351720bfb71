import { question } from '@nestling/kit/asked-ahead.ts';
import { asks, asksHere } from '../../asks.ts';
import { screen } from '../../screen.ts';
import { IconFileImport } from '../../staff-icons.ts';
import { SHOWN } from './asked.ts';

const documents = () => import('./kept.graphql.ts');

/** Lists that come from other products, and the tools of support. */
export const importScreens = {
  'imports.utilities': screen({
    path: '/utilities',
    rule: 'kvsupport',
    title: { en: 'Utilities', es: 'Utilidades' },
    menu: { under: 'settings', order: 60, icon: IconFileImport, audience: 'staff' },
    asks: asks(documents, ({ ImportHistoryDocument }) => [
      question(ImportHistoryDocument, { location: null, first: SHOWN, page: null }),
    ]),
    load: () => import('./screens/Utilities.tsx'),
  }),
  'imports.onboarding': screen({
    path: '/advance-onboarding',
    rule: 'kvsupport',
    title: { en: 'Advanced onboarding', es: 'Incorporación avanzada' },
    parent: 'imports.utilities',
    located: 'rooms',
    asks: asksHere(documents, ({ ImportHistoryDocument, KeptOnboardingDocument }, { place }) => [
      question(KeptOnboardingDocument, { location: place.id }),
      question(ImportHistoryDocument, { location: place.id, first: SHOWN, page: null }),
    ]),
    load: () => import('./screens/Onboarding.tsx'),
  }),
  'imports.brightwheel': screen({
    path: '/sync-brightwheel',
    rule: 'kvsupport',
    title: { en: 'Sync Brightwheel', es: 'Sincronizar Brightwheel' },
    parent: 'imports.utilities',
    located: 'rooms',
    asks: asksHere(documents, ({ ImportHistoryDocument }, { place }) => [
      question(ImportHistoryDocument, { location: place.id, first: SHOWN, page: null }),
    ]),
    load: () => import('./screens/Brightwheel.tsx'),
  }),
  'imports.procare': screen({
    path: '/procare-import',
    rule: 'kvsupport',
    title: { en: 'Procare import', es: 'Importación de Procare' },
    parent: 'imports.utilities',
    located: 'rooms',
    asks: asksHere(documents, ({ ImportHistoryDocument, KeptProcareDocument }, { place }) => [
      question(KeptProcareDocument, { location: place.id }),
      question(ImportHistoryDocument, { location: place.id, first: SHOWN, page: null }),
    ]),
    load: () => import('./screens/Procare.tsx'),
  }),
  'imports.staff': screen({
    path: '/procare-import-staff',
    rule: 'kvsupport',
    title: { en: 'Procare staff import', es: 'Importación de personal de Procare' },
    parent: 'imports.utilities',
    located: 'rooms',
    asks: asksHere(documents, ({ ImportHistoryDocument, KeptStaffDocument }, { place }) => [
      question(KeptStaffDocument, { location: place.id }),
      question(ImportHistoryDocument, { location: place.id, first: SHOWN, page: null }),
    ]),
    load: () => import('./screens/Staff.tsx'),
  }),
};
