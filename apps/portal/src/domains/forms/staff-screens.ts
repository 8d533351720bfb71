import { question } from '@nestling/kit/asked-ahead.ts';
import { listQuestion } from '@nestling/kit/list-variables.ts';
import { asks, asksHere } from '../../asks.ts';
import { screen } from '../../screen.ts';
import { IconClipboardCheck, IconClipboardList, IconListCheck } from '../../staff-icons.ts';

/** The rows of staff alone. */
export const staffFormScreens = {
  'forms.list': screen({
    path: '/forms',
    rule: 'teacher',
    acts: [{ title: { en: 'New form', es: 'Nuevo formulario' }, address: { open: 'new' } }],
    title: { en: 'Forms', es: 'Formularios' },
    menu: { under: 'centre', order: 20, icon: IconClipboardList, audience: 'staff' },
    located: true,
    load: () => import('./screens/Forms.tsx'),
  }),
  'forms.web': screen({
    path: '/forms/web-forms',
    rule: 'teacher',
    title: { en: 'Web forms', es: 'Formularios web' },
    parent: 'forms.list',
    located: true,
    load: () => import('./screens/WebForms.tsx'),
  }),
  'forms.printed': screen({
    path: '/forms/printed-forms',
    rule: 'teacher',
    title: { en: 'Printed forms', es: 'Formularios PDF' },
    parent: 'forms.list',
    located: true,
    load: () => import('./screens/PrintedForms.tsx'),
  }),
  'forms.printed.menu': screen({
    path: '/forms/printed_forms',
    rule: 'teacher',
    title: { en: 'Printed forms', es: 'Formularios PDF' },
    redirect: 'forms.printed',
  }),
  'forms.pdf.staff': screen({
    path: '/files/form/:formId/submission',
    rule: 'teacher',
    title: { en: 'Form submission', es: 'Envío del formulario' },
    parent: 'forms.team',
    load: () => import('./screens/PdfOfStaff.tsx'),
  }),
  'forms.submissions': screen({
    path: '/submissions',
    rule: 'manager',
    title: { en: 'Submissions', es: 'Enviados' },
    menu: { under: 'centre', order: 21, icon: IconClipboardCheck, audience: 'staff' },
    located: true,
    asks: asksHere(
      () => import('./entries.graphql.ts'),
      ({ FormNamesDocument, SubmissionsDocument }, { place, address }) => [
        question(FormNamesDocument, { location: place.id }),
        listQuestion(SubmissionsDocument, address, {
          location: place.id,
          form_id: address.form || null,
          status: address.state || null,
          start_date: address.from || null,
          end_date: address.to || null,
        }),
      ],
    ),
    load: () => import('./screens/Submissions.tsx'),
  }),
  'forms.team': screen({
    path: '/shared/forms',
    rule: 'teacher',
    title: { en: 'Shared forms', es: 'Formularios compartidos' },
    menu: { under: 'centre', order: 22, icon: IconListCheck, audience: 'staff' },
    asks: asks(
      () => import('./fill.graphql.ts'),
      ({ FormsOfTeamDocument }) => [question(FormsOfTeamDocument, { location: null })],
    ),
    load: () => import('./screens/TeamForms.tsx'),
  }),
  'forms.view': screen({
    path: '/form-view/:formId',
    rule: 'teacher',
    title: { en: 'Form view', es: 'Vista del formulario' },
    parent: 'forms.list',
    load: () => import('./screens/FormView.tsx'),
  }),
  'forms.details': screen({
    path: '/form-details/:formId',
    rule: 'teacher',
    title: { en: 'Form details', es: 'Detalles del formulario' },
    redirect: 'forms.one.details',
  }),
  'forms.one': screen({
    path: '/web-form/:formId',
    rule: 'user',
    title: { en: 'Web form', es: 'Formulario web' },
    parent: ['forms.list', 'forms.own'],
    load: () => import('./screens/OneForm.tsx'),
    parts: {
      own: {
        path: '',
        title: { en: 'Web form', es: 'Formulario web' },
        load: () => import('./screens/WebForm.tsx'),
      },
      details: {
        path: 'details',
        title: { en: 'Form details', es: 'Detalles del formulario' },
        tab: { en: 'Overview', es: 'Resumen' },
        load: () => import('./screens/Details.tsx'),
      },
      edit: {
        path: 'edit',
        title: { en: 'Edit form', es: 'Cambiar el formulario' },
        tab: { en: 'Questions', es: 'Preguntas' },
        load: () => import('./screens/Edit.tsx'),
      },
      share: {
        path: 'share',
        title: { en: 'Share web form', es: 'Compartir el formulario' },
        tab: { en: 'Share', es: 'Compartir' },
        load: () => import('./screens/Share.tsx'),
      },
      entries: {
        path: 'manage_entries',
        title: { en: 'Manage entries', es: 'Respuestas' },
        tab: { en: 'Answers', es: 'Respuestas' },
        load: () => import('./screens/Entries.tsx'),
      },
      settings: {
        path: 'settings',
        title: { en: 'Form settings', es: 'Configuración del formulario' },
        tab: { en: 'Settings', es: 'Configuración' },
        load: () => import('./screens/Settings.tsx'),
      },
      automation: {
        path: 'form-automation',
        title: { en: 'Form automation', es: 'Automatización' },
        tab: { en: 'Profile', es: 'Perfil' },
        load: () => import('./screens/Automation.tsx'),
      },
      logs: {
        path: 'notification-logs',
        title: { en: 'Notification logs', es: 'Registro de avisos' },
        tab: { en: 'Reminders sent', es: 'Avisos enviados' },
        load: () => import('./screens/Logs.tsx'),
      },
    },
  }),
  'forms.entry.staff': screen({
    path: '/web-form/:formId/:entryId/view_entry',
    rule: 'user',
    title: { en: 'View entry', es: 'Ver el envío' },
    parent: 'forms.one.entries',
    load: () => import('./screens/ViewEntry.tsx'),
  }),
};
