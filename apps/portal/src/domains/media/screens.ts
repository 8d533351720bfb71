import { screen } from '../../screen.ts';
import { IconPhoto } from '../../staff-icons.ts';

/** The image library and the trial of uploads. */
export const mediaScreens = {
  'media.images': screen({
    path: '/images',
    rule: 'manager',
    title: { en: 'Image library', es: 'Biblioteca de imágenes' },
    menu: { under: 'settings', order: 40, icon: IconPhoto, audience: 'staff' },
    load: () => import('./screens/Images.tsx'),
  }),
  'media.folder': screen({
    path: '/folder/:folder',
    rule: 'admin',
    title: { en: 'Image folder', es: 'Carpeta de imágenes' },
    parent: 'media.images',
    load: () => import('./screens/Images.tsx'),
  }),
  'media.test': screen({
    path: '/test-crop-upload',
    rule: 'admin',
    title: { en: 'Test crop and upload', es: 'Probar recorte y subida' },
    load: () => import('./screens/TestCrop.tsx'),
  }),
};
