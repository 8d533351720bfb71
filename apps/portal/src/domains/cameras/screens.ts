import { IconVideo } from '@tabler/icons-react';
import { screen } from '../../screen.ts';

const title = { en: 'Cameras', es: 'Cámaras' };

/** Watching: what families open every day. */
export const cameraScreens = {
  'cameras.own': screen({
    path: '/contact/pets/cameras',
    rule: 'user',
    title,
    menu: { under: 'top', order: 20, icon: IconVideo, bar: 2, audience: 'family' },
    load: () => import('./screens/OwnCameras.tsx'),
  }),
  'cameras.own.alias': screen({ path: '/user/students/cameras', rule: 'user', title, redirect: 'cameras.own' }),
  'cameras.one': screen({
    path: '/students/cameras/:camId',
    rule: 'user',
    title: { en: 'Camera', es: 'Cámara' },
    parent: 'cameras.own',
    frame: 'immersive',
    load: () => import('./screens/OneCamera.tsx'),
  }),
};
