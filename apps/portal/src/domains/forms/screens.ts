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
  'forms.one': screen({
    path: '/web-form/:formId',
    rule: 'user',
    title: { en: 'Web form', es: 'Formulario web' },
    load: () => import('./screens/WebForm.tsx'),
  }),
  'forms.one.details': screen({
    path: '/web-form/:formId/details',
    rule: 'user',
    title: { en: 'Form details', es: 'Detalles del formulario' },
    parent: 'forms.one',
    load: () => import('./screens/Details.tsx'),
  }),
  'forms.one.edit': screen({
    path: '/web-form/:formId/edit',
    rule: 'user',
    title: { en: 'Edit form', es: 'Cambiar el formulario' },
    parent: 'forms.one',
    load: () => import('./screens/Edit.tsx'),
  }),
  'forms.one.share': screen({
    path: '/web-form/:formId/share',
    rule: 'user',
    title: { en: 'Share web form', es: 'Compartir el formulario' },
    parent: 'forms.one',
    load: () => import('./screens/Share.tsx'),
  }),
  'forms.one.entries': screen({
    path: '/web-form/:formId/manage_entries',
    rule: 'user',
    title: { en: 'Manage entries', es: 'Respuestas' },
    parent: 'forms.one',
    load: () => import('./screens/Entries.tsx'),
  }),
  'forms.one.settings': screen({
    path: '/web-form/:formId/settings',
    rule: 'user',
    title: { en: 'Form settings', es: 'Ajustes del formulario' },
    parent: 'forms.one',
    load: () => import('./screens/Settings.tsx'),
  }),
  'forms.one.logs': screen({
    path: '/web-form/:formId/notification-logs',
    rule: 'user',
    title: { en: 'Notification logs', es: 'Registro de avisos' },
    parent: 'forms.one',
    load: () => import('./screens/Logs.tsx'),
  }),
  'forms.one.automation': screen({
    path: '/web-form/:formId/form-automation',
    rule: 'user',
    title: { en: 'Form automation', es: 'Automatización' },
    parent: 'forms.one',
    load: () => import('./screens/Automation.tsx'),
  }),
  'forms.one.own': screen({
    path: '/web-form/:formId/:Id/entries',
    rule: 'user',
    title: { en: 'Entries', es: 'Envíos' },
    load: () => import('./screens/EntriesOf.tsx'),
  }),
  'forms.entry.staff': screen({
    path: '/web-form/:formId/:entryId/view_entry',
    rule: 'user',
    title: { en: 'View entry', es: 'Ver el envío' },
    parent: 'forms.one.entries',
    load: () => import('./screens/ViewEntry.tsx'),
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
