import { screen } from '../../screen.ts';

/** Everybody's own account; the menu of the picture leads here. */
export const accountScreens = {
  'account.own': screen({
    path: '/user-profile',
    rule: 'user',
    title: { en: 'User profile', es: 'Mi perfil' },
    load: () => import('./screens/OwnAccount.tsx'),
  }),
  'account.contact': screen({
    path: '/contact-profile',
    rule: 'user',
    title: { en: 'Contact profile', es: 'Mi perfil' },
    load: () => import('./screens/OwnAccount.tsx'),
  }),
  'account.newEmail': screen({
    path: '/verify-new-email/:pin_time',
    rule: 'guest',
    title: { en: 'New email', es: 'Correo nuevo' },
    frame: 'bare',
    load: () => import('./screens/NewEmail.tsx'),
  }),
};
