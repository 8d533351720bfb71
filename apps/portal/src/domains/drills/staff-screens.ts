import { question } from '@nestling/kit/asked-ahead.ts';
import { listQuestion } from '@nestling/kit/list-variables.ts';
import { asks, asksHere } from '../../asks.ts';
import { screen } from '../../screen.ts';
import { IconUrgent } from '../../staff-icons.ts';

/** Head counts, practiced and real. */
export const drillScreens = {
  'drills.all': screen({
    path: '/drills',
    rule: 'teacher',
    title: { en: 'Drills', es: 'Simulacros' },
    menu: { under: 'people', order: 62, icon: IconUrgent, audience: 'staff' },
    located: true,
    asks: asksHere(
      () => import('./drills.graphql.ts'),
      ({ DrillsDocument }, { place, address }) => [
        listQuestion(DrillsDocument, address, {
          location: place.id,
          kind: address.kind || null,
        }),
      ],
    ),
    load: () => import('./screens/Drills.tsx'),
  }),
  'drills.one': screen({
    path: '/drills/:drill',
    rule: 'teacher',
    title: { en: 'Head count', es: 'Conteo' },
    parent: 'drills.all',
    asks: asks(
      () => import('./drills.graphql.ts'),
      ({ OneDrillDocument }, { params }) => [question(OneDrillDocument, { id: params.drill ?? '' })],
    ),
    load: () => import('./screens/HeadCount.tsx'),
  }),
};
