import { listQuestion } from '@nestling/kit/list-variables.ts';
import { asksHere } from '../../asks.ts';
import { screen } from '../../screen.ts';
import { IconDoor } from '../../staff-icons.ts';

/** Rooms of a location. */
export const roomScreens = {
  'rooms.list': screen({
    path: '/rooms/:action?',
    rule: 'manager',
    title: { en: 'Rooms', es: 'Salas' },
    menu: { under: 'settings', order: 10, icon: IconDoor, audience: 'staff' },
    acts: [{ title: { en: 'Add room', es: 'Agregar una sala' }, params: { action: 'add' } }],
    located: true,
    asks: asksHere(
      () => import('./rooms.graphql.ts'),
      ({ RoomsDocument }, { place, address }) => [listQuestion(RoomsDocument, address, { location: place.id })],
    ),
    load: () => import('./screens/Rooms.tsx'),
  }),
};
