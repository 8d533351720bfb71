import { question } from '@nestling/kit/asked-ahead.ts';
import { asks } from '../../asks.ts';
import { screen } from '../../screen.ts';
import { IconDatabase } from '../../staff-icons.ts';

/** What a center takes away. */
export const exportScreens = {
  'exports.all': screen({
    path: '/exports',
    rule: 'admin',
    title: { en: 'Exports', es: 'Exportaciones' },
    menu: { under: 'settings', order: 94, icon: IconDatabase, audience: 'staff' },
    asks: asks(
      () => import('./exports.graphql.ts'),
      ({ CenterExportsDocument }) => [question(CenterExportsDocument, {})],
    ),
    load: () => import('./screens/Exports.tsx'),
  }),
};
