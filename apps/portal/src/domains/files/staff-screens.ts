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
    title: { en: 'Other file', es: 'Otro archivo' },
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
  'photos.staff': screen({
    path: '/photos/staff',
    rule: 'teacher',
    title: { en: 'Staff photos', es: 'Fotos del personal' },
    parent: 'photos.students',
    located: true,
    load: () => import('./screens/StaffPhotos.tsx'),
  }),
  'photos.facility': screen({
    path: '/photos/facility',
    rule: 'teacher',
    title: { en: 'Facility photos', es: 'Fotos del centro' },
    parent: 'photos.students',
    located: true,
    load: () => import('./screens/FacilityPhotos.tsx'),
  }),
};
