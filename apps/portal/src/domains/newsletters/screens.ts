import { late } from '../../late-icon.ts';
import { screen } from '../../screen.ts';

/** Newsletters as families read them. */
export const familyLetterScreens = {
  'newsletters.own': screen({
    path: '/contact/newsletters',
    rule: 'user',
    title: { en: 'Newsletters', es: 'Boletines' },
    menu: { under: 'top', order: 62, icon: late('IconMail'), audience: 'family' },
    load: () => import('./screens/OwnNewsletters.tsx'),
  }),
};
