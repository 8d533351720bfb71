import { screen } from '../../screen.ts';

/** Alerts, text messages, and who wants none. */
export const alertScreens = {
  'alerts.unsubscribe': screen({
    path: '/unsubscribe/:token?',
    rule: 'guest',
    title: { en: 'Unsubscribe', es: 'Darse de baja' },
    frame: 'bare',
    load: () => import('./screens/Unsubscribe.tsx'),
  }),
};
