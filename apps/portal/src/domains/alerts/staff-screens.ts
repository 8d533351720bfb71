import { listQuestion } from '@nestling/kit/list-variables.ts';
import { asksHere } from '../../asks.ts';
import { screen } from '../../screen.ts';
import { IconDeviceMobileMessage, IconMailOff, IconMessageReply, IconPhoneOff } from '../../staff-icons.ts';

/** The rows of staff alone. */
export const staffAlertScreens = {
  'alerts.send': screen({
    path: '/instant_message',
    rule: 'teacher',
    acts: [
      { title: { en: 'Urgent alert', es: 'Alerta urgente' }, address: { tab: 'alert' } },
      { title: { en: 'Send a text message', es: 'Enviar un mensaje de texto' }, address: { tab: 'text' } },
    ],
    title: { en: 'Texts and alerts', es: 'Mensajes de texto y alertas' },
    menu: { under: 'communicate', order: 15, icon: IconDeviceMobileMessage, audience: 'staff' },
    located: true,
    load: () => import('./screens/InstantMessage.tsx'),
  }),
  'alerts.replies': screen({
    path: '/sms-response',
    rule: 'manager',
    title: { en: 'Text replies', es: 'Respuestas por mensaje de texto' },
    menu: { under: 'communicate', order: 50, icon: IconMessageReply, audience: 'staff' },
    located: true,
    asks: asksHere(
      () => import('./texts.graphql.ts'),
      ({ TextRepliesDocument }, { place, address }) => [
        listQuestion(TextRepliesDocument, address, {
          location: place.id,
          undecided: address.show === 'undecided' || null,
        }),
      ],
    ),
    load: () => import('./screens/SmsResponses.tsx'),
  }),
  'alerts.unsubscribed.mail': screen({
    path: '/unsubscribed-emails',
    rule: 'manager',
    title: { en: 'Unsubscribed from email', es: 'Correos dados de baja' },
    menu: { under: 'communicate', order: 60, icon: IconMailOff, audience: 'staff' },
    load: () => import('./screens/UnsubscribedEmails.tsx'),
  }),
  'alerts.unsubscribed.text': screen({
    path: '/unsubscribed-sms',
    rule: 'manager',
    title: { en: 'Unsubscribed from texts', es: 'Números dados de baja' },
    menu: { under: 'communicate', order: 70, icon: IconPhoneOff, audience: 'staff' },
    load: () => import('./screens/UnsubscribedSms.tsx'),
  }),
};
