import { listQuestion } from '@nestling/kit/list-variables.ts';
import { asks } from '../../asks.ts';
import { screen } from '../../screen.ts';
import { IconHeartHandshake } from '../../staff-icons.ts';

/** What contacts can be to a student. */
export const relationshipScreens = {
  'relationships.list': screen({
    path: '/relationships',
    rule: 'manager',
    title: { en: 'Relationships', es: 'Parentescos' },
    menu: { under: 'settings', order: 33, icon: IconHeartHandshake, audience: 'staff' },
    asks: asks(
      () => import('./relationships.graphql.ts'),
      ({ RelationshipsDocument }, { address }) => [listQuestion(RelationshipsDocument, address, {})],
    ),
    load: () => import('./screens/Relationships.tsx'),
  }),
};
