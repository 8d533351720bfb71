import { screen } from '../../screen.ts';
import { IconSpeakerphone } from '../../staff-icons.ts';

/** What a centre tells many at once. */
export const announcementScreens = {
  'announcements.list': screen({
    path: '/announcements',
    rule: 'teacher',
    title: { en: 'Announcements', es: 'Anuncios' },
    menu: { under: 'communicate', order: 10, icon: IconSpeakerphone, audience: 'staff' },
    located: true,
    load: () => import('./screens/Announcements.tsx'),
  }),
};
