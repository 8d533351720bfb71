import { screen } from '../../screen.ts';

/** Recordings that are lent to one person. */
export const clipScreens = {
  'incidents.clip': screen({
    path: '/clip/:token',
    rule: 'user',
    title: { en: 'Recording', es: 'Grabación' },
    load: () => import('./screens/SharedClips.tsx'),
  }),
};
