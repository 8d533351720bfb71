import { screen } from '../../screen.ts';

/** Locations, as those who run the centre keep them, and as the manager of one does. */
export const locationScreens = {
  'locations.verifyNotices': screen({
    path: '/verify-notices/:pin',
    rule: 'guest',
    frame: 'bare',
    title: { en: 'Location notifications', es: 'Avisos de una sede' },
    load: () => import('./screens/VerifyNotices.tsx'),
  }),
};
