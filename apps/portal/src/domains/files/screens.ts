import { IconFiles } from '@tabler/icons-react';
import { screen } from '../../screen.ts';

/** What is shared with a family, and the papers of its children. */
export const familyFileScreens = {
  'files.own': screen({
    path: '/user/files',
    rule: 'user',
    title: { en: 'Files', es: 'Archivos' },
    menu: { under: 'top', order: 60, icon: IconFiles, audience: 'family' },
    load: () => import('./screens/MyFiles.tsx'),
  }),
  'files.papers': screen({
    path: '/user/students/documents',
    rule: 'user',
    title: { en: 'Documents', es: 'Documentos' },
    menu: { under: 'top', order: 61, icon: IconFiles, audience: 'family' },
    load: () => import('./screens/FamilyPapers.tsx'),
  }),
  'files.studentPapers': screen({
    path: '/user/students/:studentId/documents',
    rule: 'user',
    title: { en: 'Student documents', es: 'Documentos de la ficha' },
    parent: 'files.papers',
    load: () => import('./screens/StudentPapers.tsx'),
  }),
  'files.studentFiles': screen({
    path: '/user/students/:studentId/files',
    rule: 'user',
    title: { en: 'Student files', es: 'Archivos de la ficha' },
    parent: 'files.own',
    load: () => import('./screens/MyFiles.tsx'),
  }),
};
