import { screen } from '../../screen.ts';
import { IconListDetails } from '../../staff-icons.ts';

const forms = { en: 'Forms', es: 'Formularios' };
const form = { en: 'Form', es: 'Formulario' };
const entry = { en: 'Answers', es: 'Respuestas' };

/** Forms: built, shared, filled in, judged. The tabs of one form are staff's; the server decides each call. */
export const formScreens = {
  'forms.own': screen({
    path: '/user/students/forms',
    rule: 'user',
    title: forms,
    menu: { under: 'top', order: 40, icon: IconListDetails, audience: 'family' },
    load: () => import('./screens/OwnForms.tsx'),
  }),
  'forms.one': screen({
    path: '/web-form/:formId',
    rule: 'user',
    title: form,
    load: () => import('./screens/WebForm.tsx'),
  }),
  'forms.one.details': screen({
    path: '/web-form/:formId/details',
    rule: 'user',
    title: form,
    parent: 'forms.list',
    load: () => import('./screens/Details.tsx'),
  }),
  'forms.one.edit': screen({
    path: '/web-form/:formId/edit',
    rule: 'user',
    title: form,
    parent: 'forms.list',
    load: () => import('./screens/Edit.tsx'),
  }),
  'forms.one.share': screen({
    path: '/web-form/:formId/share',
    rule: 'user',
    title: form,
    parent: 'forms.list',
    load: () => import('./screens/Share.tsx'),
  }),
  'forms.one.entries': screen({
    path: '/web-form/:formId/manage_entries',
    rule: 'user',
    title: form,
    parent: 'forms.list',
    load: () => import('./screens/Entries.tsx'),
  }),
  'forms.one.settings': screen({
    path: '/web-form/:formId/settings',
    rule: 'user',
    title: form,
    parent: 'forms.list',
    load: () => import('./screens/Settings.tsx'),
  }),
  'forms.one.logs': screen({
    path: '/web-form/:formId/notification-logs',
    rule: 'user',
    title: form,
    parent: 'forms.list',
    load: () => import('./screens/Logs.tsx'),
  }),
  'forms.one.automation': screen({
    path: '/web-form/:formId/form-automation',
    rule: 'user',
    title: form,
    parent: 'forms.list',
    load: () => import('./screens/Automation.tsx'),
  }),
  'forms.one.own': screen({
    path: '/web-form/:formId/:Id/entries',
    rule: 'user',
    title: entry,
    load: () => import('./screens/EntriesOf.tsx'),
  }),
  'forms.entry.staff': screen({
    path: '/web-form/:formId/:entryId/view_entry',
    rule: 'user',
    title: entry,
    parent: 'forms.one.entries',
    load: () => import('./screens/ViewEntry.tsx'),
  }),
  'forms.entry.own': screen({
    path: '/web-form/:formId/:entryId/entry_view',
    rule: 'user',
    title: entry,
    load: () => import('./screens/EntryView.tsx'),
  }),
  'forms.entry.edit': screen({
    path: '/web-form/:Id/:formId/:entryId/entry',
    rule: 'user',
    title: form,
    load: () => import('./screens/EntryEdit.tsx'),
  }),
  'forms.review': screen({
    path: '/students/:studentId/form/review/:formId',
    rule: 'user',
    title: entry,
    load: () => import('./screens/Review.tsx'),
  }),
  'forms.public': screen({
    path: '/web-form/:formId/view',
    rule: 'guest',
    title: form,
    frame: 'bare',
    load: () => import('./screens/PublicForm.tsx'),
  }),
};
