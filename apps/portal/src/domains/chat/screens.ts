import { screen } from '../../screen.ts';
import { IconListDetails, IconMessageCircle } from '../../staff-icons.ts';

/** What families and staff write to one another. */
export const chatScreens = {
  'chat.messages': screen({
    path: '/messages',
    rule: 'user',
    title: { en: 'Messages', es: 'Mensajes' },
    menu: { under: 'top', order: 25, icon: IconMessageCircle, bar: 2.5 },
    load: () => import('./screens/Messages.tsx'),
  }),
  'chat.log': screen({
    path: '/messages-log',
    rule: 'teacher',
    title: { en: 'Messages Log', es: 'Registro de mensajes' },
    menu: { under: 'communicate', order: 20, icon: IconListDetails, audience: 'staff' },
    located: true,
    load: () => import('./screens/MessagesLog.tsx'),
  }),
};
