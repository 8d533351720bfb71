import { screen } from '../../screen.ts';

/** Centres as such: how the first one comes to be. */
export const centreScreens = {
  'centres.setUp': screen({
    path: '/set-up',
    rule: 'guest',
    frame: 'bare',
    title: { en: 'Set-up', es: 'Puesta en marcha' },
    load: () => import('./screens/SetUp.tsx'),
  }),
};
