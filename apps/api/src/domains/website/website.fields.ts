import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { hostOfSite, originForReaders, siteHostOf } from '../../kernel/lib/origin-of.ts';
import {
  computed,
  datetime,
  described,
  fields,
  flag,
  ident,
  int,
  json,
  many,
  nested,
  one,
  orNull,
  raw,
  text,
} from '../../kernel/read/entity.ts';
import { User } from '../../model/user/entity.ts';
import { picture, stamps } from './common-fields.ts';
import {
  Site,
  WebsiteMenu,
  WebsitePage,
  WebsitePageDraft,
  WebsiteRedirect,
  WebsiteRelease,
  WebsiteTheme,
} from './website.entities.ts';
import * as reach from './website.reach.ts';

fields(Site, {
  id: ident(),
  name: text(),
  slug: text(),
  img: picture(Site),
  full_path: orNull.text(),
  theme: one(WebsiteTheme, 'theme_id'),
  published: described(
    'Whether readers get it now.',
    raw(
      'Boolean',
      Site,
      (as, _, now) => sql`coalesce((select r.body is not null from website_release r where r.site_id = ${col(as, 'id')}
        and r.shown_at <= ${now}::timestamptz order by r.shown_at desc, r.number desc limit 1), false)`,
    ),
  ),
  address: described(
    'Where readers get it once it is published; null while no host is given to it.',
    computed('String', Site, ['id'], ({ host }) => (typeof host === 'string' ? originForReaders(host) : null), {
      host: (as, who) => sql`select coalesce(${hostOfSite(col(as, 'id'))},
          case when ${col(as, 'id')} = (select min(s.id) from website_site s) then ${siteHostOf}
            else ${col(as, 'slug')} || '.www.' || c.slug || '.localhost' end)
        from centre c where c.id = ${who.centre}`,
    }),
  ),
  pages: many(WebsitePage, Site, (page, as) => sql`${col(page, 'site_id')} = ${col(as, 'id')}`, ['sort', 'id']),
  releases: described(
    'In the order of their numbers.',
    many(WebsiteRelease, Site, (release, as) => sql`${col(release, 'site_id')} = ${col(as, 'id')}`, ['number']),
  ),
  ...stamps,
});
nested(Site, reach.sites);

fields(WebsiteRelease, {
  id: ident(),
  number: int(),
  empty: described(
    'Whether it takes the site off.',
    raw('Boolean', WebsiteRelease, (as) => sql`${col(as, 'body')} is null`),
  ),
  shown_at: datetime(),
  made_at: datetime(),
  made_by: one(User, 'made_by'),
});
nested(WebsiteRelease, reach.siteReleases);

fields(WebsitePage, {
  id: ident(),
  site: one(Site, 'site_id'),
  name: text(),
  name_es: orNull.text(),
  slug: text(),
  description: orNull.text(),
  content: described('What the next release takes; null until a draft was published.', orNull.json()),
  content_es: orNull.json(),
  draft: described(
    'The content of its latest draft; null where there is none.',
    raw(
      'JSON',
      WebsitePage,
      (as) => sql`select d.content from website_page_draft d where d.page_id = ${col(as, 'id')}
        order by d.updated_at desc, d.id desc limit 1`,
    ),
  ),
  version: int(),
  published: described('Whether releases take it.', flag()),
  home: described('Whether it is the start page of its site.', flag('is_home')),
  order: int('sort'),
  ...stamps,
});
nested(WebsitePage, reach.sitePages);

fields(WebsitePageDraft, {
  id: ident(),
  page: one(WebsitePage, 'page_id'),
  content: json(),
  content_es: orNull.json(),
  began_from: described('The version of the page it was begun on.', int()),
  created_by: one(User, 'created_by'),
  updated_by: one(User, 'updated_by'),
  ...stamps,
});
nested(WebsitePageDraft, reach.pageDrafts);

fields(WebsiteMenu, {
  id: ident(),
  site: one(Site, 'site_id'),
  name: text(),
  name_es: orNull.text(),
  page_id: orNull.ident(),
  page: one(WebsitePage, 'page_id'),
  url: orNull.text(),
  parent: described('The id of the entry it stands below.', orNull.ident('parent_id')),
  order: int('sort'),
  dead: described(
    'Whether it leads nowhere: its page is gone, or releases do not take it.',
    raw(
      'Boolean',
      WebsiteMenu,
      (as) => sql`${col(as, 'url')} is null and not exists (select 1 from website_page p
        where p.id = ${col(as, 'page_id')} and p.published)`,
    ),
  ),
  ...stamps,
});
nested(WebsiteMenu, reach.siteMenus);

fields(WebsiteRedirect, {
  id: ident(),
  site: one(Site, 'site_id'),
  path: text(),
  target: text(),
  ...stamps,
});
nested(WebsiteRedirect, reach.siteRedirects);

fields(WebsiteTheme, {
  id: ident(),
  name: text(),
  colors: json(),
  fonts: json(),
  img: picture(WebsiteTheme),
  ...stamps,
});
nested(WebsiteTheme, reach.siteThemes);
