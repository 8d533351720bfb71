import { question } from '@nestling/kit/asked-ahead.ts';
import { listQuestion } from '@nestling/kit/list-variables.ts';
import { asksHere } from '../../asks.ts';
import { screen } from '../../screen.ts';
import { IconListDetails } from '../../staff-icons.ts';
import { kindOf } from './log-kinds.ts';

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
      ({ LogRoomsDocument, CommunicationLogDocument }, { place, address }) => [
        question(LogRoomsDocument, { location: place.id }),
        listQuestion(CommunicationLogDocument, address, {
          location: place.id,
          kind: kindOf(address.kind),
          program_id: address.room || null,
          user_id: address.person || null,
          start_date: address.from || null,
          end_date: address.to || null,
        }),
      ],
    ),
    load: () => import('./screens/MessagesLog.tsx'),
  }),
};
