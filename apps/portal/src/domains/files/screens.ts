import { IconFiles } from '@tabler/icons-react';
import { screen } from '../../screen.ts';
import { IconFileText, IconListDetails, IconReport } from '../../staff-icons.ts';

/** Documents to read, other files, and the papers of children. */
export const fileScreens = {
  'files.documents': screen({
    path: '/documents',
    rule: 'teacher',
    title: { en: 'Documents', es: 'Documentos' },
    menu: { under: 'communicate', order: 40, icon: IconFileText, audience: 'staff' },
    located: true,
    load: () => import('./screens/Documents.tsx'),
  }),
  'files.document': screen({
    path: '/document/:documentId',
    rule: 'teacher',
    title: { en: 'Document', es: 'Documento' },
    parent: 'files.documents',
    load: () => import('./screens/OneDocument.tsx'),
  }),
  'files.others': screen({
    path: '/files/others',
    rule: 'teacher',
    title: { en: 'Other files', es: 'Otros archivos' },
    menu: { under: 'communicate', order: 41, icon: IconReport, audience: 'staff' },
    located: true,
    load: () => import('./screens/OtherFiles.tsx'),
  }),
  'files.other': screen({
    path: '/others/:otherId',
    rule: 'teacher',
    title: { en: 'File', es: 'Archivo' },
    parent: 'files.others',
    load: () => import('./screens/OneOther.tsx'),
  }),
  'files.ofTeam': screen({
    path: '/teacher/documents',
    rule: 'teacher',
    title: { en: 'My documents', es: 'Mis documentos' },
    menu: { under: 'communicate', order: 42, icon: IconListDetails, audience: 'staff' },
    load: () => import('./screens/MyFiles.tsx'),
  }),
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
    title: { en: 'Documents', es: 'Documentos' },
    parent: 'files.papers',
    load: () => import('./screens/StudentPapers.tsx'),
  }),
  'files.studentFiles': screen({
    path: '/user/students/:studentId/files',
    rule: 'user',
    title: { en: 'Files', es: 'Archivos' },
    parent: 'files.own',
    load: () => import('./screens/MyFiles.tsx'),
  }),
};
