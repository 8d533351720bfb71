import { screen } from '../../screen.ts';
import { IconListDetails } from '../../staff-icons.ts';

/** The rows of staff alone. */
export const staffChatScreens = {
  'chat.log': screen({
    path: '/messages-log',
    rule: 'teacher',
    title: { en: 'Messages Log', es: 'Registro de mensajes' },
    menu: { under: 'communicate', order: 20, icon: IconListDetails, audience: 'staff' },
    located: true,
    load: () => import('./screens/MessagesLog.tsx'),
  }),
};
