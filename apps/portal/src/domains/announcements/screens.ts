import { listQuestion } from '@nestling/kit/list-variables.ts';
import { asksHere } from '../../asks.ts';
import { screen } from '../../screen.ts';
import { IconSpeakerphone } from '../../staff-icons.ts';

/** What a centre tells many at once. */
export const announcementScreens = {
  'announcements.list': screen({
    path: '/announcements',
    rule: 'teacher',
    acts: [{ title: { en: 'New announcement', es: 'Nuevo anuncio' }, address: { open: 'new' } }],
    title: { en: 'Announcements', es: 'Anuncios' },
    menu: { under: 'communicate', order: 10, icon: IconSpeakerphone, audience: 'staff' },
    located: 'rooms',
    asks: asksHere(
      () => import('./announcements.graphql.ts'),
      ({ AnnouncementsDocument }, { place, address }) => [
        listQuestion(
          AnnouncementsDocument,
          address,
          { location: place.id, program_id: address.room || null, status: address.state || null },
          30,
        ),
      ],
    ),
    load: () => import('./screens/Announcements.tsx'),
  }),
};
