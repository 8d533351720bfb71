import { late } from '../../late-icon.ts';
import { screen } from '../../screen.ts';

/** What families and staff write to one another. */
export const chatScreens = {
  'chat.messages': screen({
    path: '/messages',
    rule: 'user',
    title: { en: 'Messages', es: 'Mensajes' },
    menu: { under: 'top', order: 25, icon: late('IconMessageCircle'), bar: 2.5 },
    load: () => import('./screens/Messages.tsx'),
  }),
};
