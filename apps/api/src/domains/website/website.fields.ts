import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { pictureAddress } from '../../files/address.ts';
import { col, type Table } from '../../kernel/db/tables.ts';
import {
  computed,
  date,
  datetime,
  described,
  type Entity,
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
import { isPublic } from '../../model/picture/public.ts';
import { User } from '../../model/user/entity.ts';
import {
  Site,
  WebsiteEvent,
  WebsiteMenu,
  WebsiteMenuOption,
  WebsiteMenuWeek,
  WebsiteNews,
  WebsiteNewsCategory,
  WebsitePage,
  WebsitePageDraft,
  WebsiteProgram,
  WebsiteRelease,
  WebsiteStaffMember,
  WebsiteTestimonial,
  WebsiteTheme,
} from './website.entities.ts';
import * as reach from './website.reach.ts';

type Pictured = Extract<
  Table,
  | 'website_site'
  | 'website_theme'
  | 'website_event'
  | 'website_staff_member'
  | 'website_program'
  | 'website_news'
  | 'website_testimonial'
  | 'website_menu_option'
>;
/** A picture of the library; readers outside get it where somebody said who agreed. */
const picture = <T extends Pictured>(of: Entity<T>) =>
  described(
    'Where its picture is fetched, for an hour at least; null outside of the portal while nobody has agreed to that.',
    computed(
      'String',
      of,
      ['img'],
      (row, ctx) => {
        const img: unknown = row.img;
        const shown = allows(ctx.who.role, 'center') || row.shown === true;
        return shown && typeof img === 'string' ? pictureAddress(ctx, img, 'full', 'anybody') : null;
      },
      { shown: (as, _, now) => isPublic(col(as, 'img'), now) },
    ),
  );
const siteOf = { site_id: orNull.ident(), site: one(Site, 'site_id') };
const stamps = { created_at: datetime(), updated_at: datetime() };

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

fields(WebsiteTheme, {
  id: ident(),
  name: text(),
  colors: json(),
  fonts: json(),
  img: picture(WebsiteTheme),
  ...stamps,
});
nested(WebsiteTheme, reach.siteThemes);

fields(WebsiteEvent, {
  id: ident(),
  ...siteOf,
  title: text(),
  title_es: orNull.text(),
  details: described('Clean HTML.', orNull.text()),
  details_es: orNull.text(),
  date: date(),
  start_time: orNull.clock(),
  end_time: orNull.clock(),
  forpublic: described('Whether it leaves the portal at all.', flag()),
  status: described('Whether it is shown.', flag()),
  img: picture(WebsiteEvent),
  ...stamps,
});
nested(WebsiteEvent, reach.siteEvents);

fields(WebsiteStaffMember, {
  id: ident(),
  ...siteOf,
  name: text(),
  title: orNull.text(),
  title_es: orNull.text(),
  details: orNull.text(),
  details_es: orNull.text(),
  order: int('sort'),
  status: flag(),
  img: picture(WebsiteStaffMember),
  ...stamps,
});
nested(WebsiteStaffMember, reach.siteStaff);

fields(WebsiteProgram, {
  id: ident(),
  ...siteOf,
  name: text(),
  name_es: orNull.text(),
  age: orNull.text(),
  ages: described('The same as `age`.', orNull.text('age')),
  age_es: orNull.text(),
  details: orNull.text(),
  details_es: orNull.text(),
  order: int('sort'),
  status: flag(),
  img: picture(WebsiteProgram),
  ...stamps,
});
nested(WebsiteProgram, reach.sitePrograms);

fields(WebsiteNewsCategory, { id: ident(), ...siteOf, name: text(), name_es: orNull.text(), ...stamps });
nested(WebsiteNewsCategory, reach.newsCategories);

fields(WebsiteNews, {
  id: ident(),
  ...siteOf,
  title: text(),
  title_es: orNull.text(),
  details: text(),
  details_es: orNull.text(),
  date: date(),
  category: one(WebsiteNewsCategory, 'category_id'),
  categories: described(
    'The category, as a list.',
    many(WebsiteNewsCategory, WebsiteNews, (category, as) => sql`${col(category, 'id')} = ${col(as, 'category_id')}`, [
      'name',
    ]),
  ),
  status: flag(),
  img: picture(WebsiteNews),
  ...stamps,
});
nested(WebsiteNews, reach.siteNews);

fields(WebsiteTestimonial, {
  id: ident(),
  ...siteOf,
  name: text(),
  text: text(),
  text_es: orNull.text(),
  agreed_by: orNull.text(),
  status: flag(),
  img: picture(WebsiteTestimonial),
  ...stamps,
});
nested(WebsiteTestimonial, reach.testimonials);

fields(WebsiteMenuOption, {
  id: ident(),
  ...siteOf,
  name: text(),
  name_es: orNull.text(),
  details: orNull.text(),
  details_es: orNull.text(),
  img: picture(WebsiteMenuOption),
  ...stamps,
});
nested(WebsiteMenuOption, reach.menuOptions);

const optionsByDay = 'What there is on each day: [{ day, option, name }], 1 is Monday.';
const ofWeek = (as: { readonly name: string }) => sql`select coalesce(json_agg(json_build_object(
    'day', wo.day, 'option', wo.option_id, 'name', o.name) order by wo.day, wo.sort), '[]')
  from website_menu_week_option wo join website_menu_option o on o.id = wo.option_id
  where wo.week_id = ${sql.ref(`${as.name}.id`)}`;
fields(WebsiteMenuWeek, {
  id: ident(),
  ...siteOf,
  date: described('Its Monday.', date()),
  options: described(optionsByDay, raw('JSON', WebsiteMenuWeek, ofWeek)),
  days: described('The same as `options`.', raw('JSON', WebsiteMenuWeek, ofWeek)),
  ...stamps,
});
nested(WebsiteMenuWeek, reach.menuWeeks);
