import { screen } from '../../screen.ts';
import { IconUsersGroup } from '../../staff-icons.ts';

/** A room as it is now, for who works in it. */
export const roomNowScreens = {
  'room.now': screen({
    path: '/room',
    rule: 'teacher',
    title: { en: 'Room', es: 'Sala' },
    menu: {
      under: 'top',
      order: 6,
      icon: IconUsersGroup,
      bar: (role) => (role === 'teacher' ? 0.5 : null),
      audience: 'staff',
    },
    located: 'rooms',
    load: () => import('./screens/Room.tsx'),
  }),
};
