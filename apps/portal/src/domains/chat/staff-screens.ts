import { question } from '@nestling/kit/asked-ahead.ts';
import { listQuestion } from '@nestling/kit/list-variables.ts';
import { asksHere } from '../../asks.ts';
import { screen } from '../../screen.ts';
import { IconListDetails } from '../../staff-icons.ts';

/** The rows of staff alone. */
export const staffChatScreens = {
  'chat.log': screen({
    path: '/messages-log',
    rule: 'teacher',
    title: { en: 'Message log', es: 'Registro de mensajes' },
    menu: { under: 'communicate', order: 20, icon: IconListDetails, audience: 'staff' },
    located: true,
    asks: asksHere(
      () => import('./log.graphql.ts'),
      ({ LogRoomsDocument, MessagesLogDocument }, { place, address }) => [
        question(LogRoomsDocument, { location: place.id }),
        listQuestion(MessagesLogDocument, address, {
          location: place.id,
          program_id: address.room || null,
          start_date: address.from || null,
          end_date: address.to || null,
        }),
      ],
    ),
    load: () => import('./screens/MessagesLog.tsx'),
  }),
};
