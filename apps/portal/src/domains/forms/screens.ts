import { late } from '../../late-icon.ts';
import { screen } from '../../screen.ts';

/** Forms: built, shared, filled in, judged. The tabs of one form are staff's; the server decides each call. */
export const formScreens = {
  'forms.own': screen({
    path: '/user/students/forms',
    rule: 'user',
    title: { en: 'Forms', es: 'Formularios' },
    menu: { under: 'top', order: 40, icon: late('IconListDetails'), audience: 'family' },
    load: () => import('./screens/OwnForms.tsx'),
  }),
  'forms.pdf': screen({
    path: '/files/student/:studentId/form/:formId/submission',
    rule: 'user',
    title: { en: 'Form submission', es: 'Envío del formulario' },
    parent: 'forms.own',
    load: () => import('./screens/PdfOfStudent.tsx'),
  }),
  'forms.pdf.document': screen({
    path: '/files/student/:studentId/form/:formId/document/submission',
    rule: 'user',
    title: { en: 'Document submission', es: 'Firma del documento' },
    parent: 'forms.own',
    load: () => import('./screens/PdfOfStudent.tsx'),
  }),
  // Staff have the parts of a form at the same address: their rows stand in the place of this one.
  'forms.one': screen({
    path: '/web-form/:formId',
    rule: 'user',
    title: { en: 'Web form', es: 'Formulario web' },
    parent: 'forms.own',
    load: () => import('./screens/WebForm.tsx'),
  }),
  'forms.one.own': screen({
    path: '/web-form/:formId/:Id/entries',
    rule: 'user',
    title: { en: 'Entries', es: 'Envíos' },
    load: () => import('./screens/EntriesOf.tsx'),
  }),
  'forms.entry.own': screen({
    path: '/web-form/:formId/:entryId/entry_view',
    rule: 'user',
    title: { en: 'Entry', es: 'Envío' },
    load: () => import('./screens/EntryView.tsx'),
  }),
  'forms.entry.edit': screen({
    path: '/web-form/:Id/:formId/:entryId/entry',
    rule: 'user',
    title: { en: 'Web form entry', es: 'Envío del formulario' },
    load: () => import('./screens/EntryEdit.tsx'),
  }),
  'forms.review': screen({
    path: '/students/:studentId/form/review/:formId',
    rule: 'user',
    title: { en: 'Review form', es: 'Revisar el formulario' },
    load: () => import('./screens/Review.tsx'),
  }),
  'forms.public': screen({
    path: '/web-form/:formId/view',
    rule: 'guest',
    title: { en: 'Public web form', es: 'Formulario público' },
    frame: 'bare',
    load: () => import('./screens/PublicForm.tsx'),
  }),
};
