import { question } from '@nestling/kit/asked-ahead.ts';
import { listQuestion } from '@nestling/kit/list-variables.ts';
import { asks } from '../../asks.ts';
import { screen } from '../../screen.ts';
import { IconWorld } from '../../staff-icons.ts';

/** What a center shows to everybody, at hosts of its own. */
export const websiteScreens = {
  'website.sites': screen({
    path: '/website',
    rule: 'center',
    title: { en: 'Website', es: 'Sitio web' },
    menu: { under: 'communicate', order: 33, icon: IconWorld, audience: 'staff' },
    asks: asks(
      () => import('./website.graphql.ts'),
      ({ WebsiteSitesDocument }, { address }) => [listQuestion(WebsiteSitesDocument, address, {}, 30)],
    ),
    load: () => import('./screens/Sites.tsx'),
  }),
  'website.site': screen({
    path: '/website/:siteId',
    rule: 'center',
    title: { en: 'Site', es: 'Sitio' },
    parent: 'website.sites',
    asks: asks(
      () => import('./website.graphql.ts'),
      ({ OneWebsiteSiteDocument }, { params }) => [question(OneWebsiteSiteDocument, { id: params.siteId ?? '' })],
    ),
    load: () => import('./screens/Site.tsx'),
  }),
  'website.page': screen({
    path: '/website/:siteId/page/:pageId',
    rule: 'center',
    title: { en: 'Page of the site', es: 'Página del sitio' },
    parent: 'website.site',
    asks: asks(
      () => import('./website.graphql.ts'),
      ({ OneWebsitePageDocument }, { params }) => [question(OneWebsitePageDocument, { id: params.pageId ?? '' })],
    ),
    load: () => import('./screens/EditPage.tsx'),
  }),
};
