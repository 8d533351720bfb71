import { question } from '@nestling/kit/asked-ahead.ts';
import { listQuestion } from '@nestling/kit/list-variables.ts';
import { asks, asksHere } from '../../asks.ts';
import { screen } from '../../screen.ts';
import { IconFileText, IconMail, IconMailForward } from '../../staff-icons.ts';

/** Letters to many families. */
export const newsletterScreens = {
  'newsletters.list': screen({
    path: '/newsletters',
    rule: 'manager',
    title: { en: 'Newsletters', es: 'Boletines' },
    menu: { under: 'communicate', order: 30, icon: IconMail, audience: 'staff' },
    located: true,
    asks: asksHere(
      () => import('./newsletters.graphql.ts'),
      ({ NewslettersDocument }, { place, address }) => [
        listQuestion(
          NewslettersDocument,
          address,
          {
            location: place.id,
            published: address.state === 'published' ? true : address.state === 'draft' ? false : null,
            deleted: address.state === 'deleted',
          },
          30,
        ),
      ],
    ),
    load: () => import('./screens/Newsletters.tsx'),
  }),
  'newsletters.new': screen({
    path: '/newsletter/new',
    rule: 'manager',
    title: { en: 'New newsletter', es: 'Boletín nuevo' },
    parent: 'newsletters.list',
    located: true,
    asks: asks(
      () => import('./newsletters.graphql.ts'),
      ({ NewsletterTemplatesDocument }) => [
        question(NewsletterTemplatesDocument, { search: null, first: 100, page: 1 }),
      ],
    ),
    load: () => import('./screens/NewNewsletter.tsx'),
  }),
  'newsletters.one': screen({
    path: '/newsletters/:tempId',
    rule: 'manager',
    title: { en: 'Newsletter', es: 'Boletín' },
    parent: 'newsletters.list',
    located: true,
    load: () => import('./screens/EditNewsletter.tsx'),
  }),
  'newsletters.templates': screen({
    path: '/templates',
    rule: 'admin',
    title: { en: 'Templates', es: 'Plantillas' },
    menu: { under: 'communicate', order: 35, icon: IconFileText, audience: 'staff' },
    asks: asks(
      () => import('./templates.graphql.ts'),
      ({ TemplateGalleryDocument }, { address }) => [
        listQuestion(TemplateGalleryDocument, address, { tags: address.tag ? [address.tag] : null }, 60),
      ],
    ),
    load: () => import('./screens/Templates.tsx'),
  }),
  'newsletters.custom': screen({
    path: '/send-custom-email',
    rule: 'kvsupport',
    title: { en: 'Send custom email', es: 'Enviar un correo' },
    menu: { under: 'communicate', order: 80, icon: IconMailForward, audience: 'staff' },
    located: 'rooms',
    asks: asks(
      () => import('./newsletters.graphql.ts'),
      ({ CustomEmailsDocument }) => [question(CustomEmailsDocument, { search: null, first: 30, page: 1 })],
    ),
    load: () => import('./screens/CustomEmail.tsx'),
  }),
};
