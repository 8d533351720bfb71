import { question } from '@nestling/kit/asked-ahead.ts';
import { listQuestion } from '@nestling/kit/list-variables.ts';
import { addDays } from '@nestling/ui/format/day.ts';
import { asksHere } from '../../asks.ts';
import { screen } from '../../screen.ts';
import { IconCertificate, IconFileText, IconListDetails, IconReport } from '../../staff-icons.ts';

/** What runs out so soon is chased. */
const SOON_DAYS = 30;

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
  'credentials.team': screen({
    path: '/staff-credentials',
    rule: 'manager',
    title: { en: 'Staff credentials', es: 'Credenciales del personal' },
    menu: { under: 'people', order: 63, icon: IconCertificate, audience: 'staff' },
    located: true,
    asks: asksHere(
      () => import('./credentials/credentials.graphql.ts'),
      ({ StaffStandingsDocument }, { place }) => [question(StaffStandingsDocument, { location: place.id })],
    ),
    load: () => import('./screens/TeamCredentials.tsx'),
  }),
  'credentials.papers': screen({
    path: '/staff-credentials/papers',
    rule: 'manager',
    title: { en: 'Handed in', es: 'Entregadas' },
    parent: 'credentials.team',
    located: true,
    asks: asksHere(
      () => import('./credentials/credentials.graphql.ts'),
      ({ StaffCredentialsDocument }, { place, address }) => [
        listQuestion(StaffCredentialsDocument, address, {
          location: place.id,
          kind: address.kind || null,
          status: address.state === 'soon' ? 'approved' : address.state || null,
          before: address.state === 'soon' ? addDays(place.today, SOON_DAYS) : null,
        }),
      ],
    ),
    load: () => import('./screens/CredentialPapers.tsx'),
  }),
  'credentials.own': screen({
    path: '/my-credentials',
    rule: 'teacher',
    title: { en: 'My credentials', es: 'Mis credenciales' },
    menu: { under: 'people', order: 64, icon: IconCertificate, audience: 'staff' },
    located: true,
    asks: asksHere(
      () => import('./credentials/credentials.graphql.ts'),
      ({ StaffStandingsDocument }, { place }) => [question(StaffStandingsDocument, { location: place.id })],
    ),
    load: () => import('./screens/MyCredentials.tsx'),
  }),
};
