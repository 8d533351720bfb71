import { screen } from '../../screen.ts';
import { IconClipboardCheck, IconClipboardList, IconListCheck } from '../../staff-icons.ts';

/** The rows of staff alone. */
export const staffFormScreens = {
  'forms.list': screen({
    path: '/forms',
    rule: 'teacher',
    title: { en: 'Forms', es: 'Formularios' },
    menu: { under: 'centre', order: 20, icon: IconClipboardList, audience: 'staff' },
    load: () => import('./screens/Forms.tsx'),
  }),
  'forms.web': screen({
    path: '/forms/web-forms',
    rule: 'teacher',
    title: { en: 'Web forms', es: 'Formularios web' },
    parent: 'forms.list',
    load: () => import('./screens/WebForms.tsx'),
  }),
  'forms.printed': screen({
    path: '/forms/printed-forms',
    rule: 'teacher',
    title: { en: 'Printed forms', es: 'Formularios PDF' },
    parent: 'forms.list',
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
    load: () => import('./screens/Submissions.tsx'),
  }),
  'forms.team': screen({
    path: '/shared/forms',
    rule: 'teacher',
    title: { en: 'Shared forms', es: 'Formularios compartidos' },
    menu: { under: 'centre', order: 22, icon: IconListCheck, audience: 'staff' },
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
};
