import { type Given, nth, type TestTenant } from '../../centres/test/centres.factory.ts';

const at = new Date('2026-03-11T14:50:00Z');
const stamps = { created_at: at, updated_at: at };

/** A page of one heading, as clients send it. */
export const aDocument = (text = 'Common words') => ({ blocks: [{ id: 'head', type: 'heading', text, level: '2' }] });

export const aSite = ({ db, centre }: TestTenant, given: Partial<Given<'website_site'>> = {}) =>
  db
    .insertInto('website_site')
    .values({ centre_id: centre, name: `Site ${nth()}`, slug: `site-${nth()}`, ...stamps, ...given })
    .returning(['id', 'name', 'slug'])
    .executeTakeFirstOrThrow();

/** A page of a site with its address; the site is made unless one is given. */
export const aWebsitePage = async (to: TestTenant, given: Partial<Given<'website_page'>> = {}) => {
  const { db, centre } = to;
  const site_id = typeof given.site_id === 'number' ? given.site_id : (await aSite(to)).id;
  const page = await db
    .insertInto('website_page')
    .values({ centre_id: centre, name: `Page ${nth()}`, slug: `page-${nth()}`, ...stamps, ...given, site_id })
    .returning(['id', 'name', 'slug', 'site_id'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('website_page_address')
    .values({ centre_id: centre, site_id, slug: page.slug, page_id: page.id })
    .execute();
  return page;
};

export const aPageDraft = async (to: TestTenant, given: Partial<Given<'website_page_draft'>> = {}) => {
  const page_id = typeof given.page_id === 'number' ? given.page_id : (await aWebsitePage(to)).id;
  return to.db
    .insertInto('website_page_draft')
    .values({
      centre_id: to.centre,
      content: JSON.stringify(aDocument()),
      began_from: 0,
      ...stamps,
      ...given,
      page_id,
    })
    .returning(['id', 'page_id'])
    .executeTakeFirstOrThrow();
};

export const aMenuEntry = async (to: TestTenant, given: Partial<Given<'website_menu'>> = {}) => {
  const site_id = typeof given.site_id === 'number' ? given.site_id : (await aSite(to)).id;
  return to.db
    .insertInto('website_menu')
    .values({ centre_id: to.centre, name: `Entry ${nth()}`, url: '/blog', ...stamps, ...given, site_id })
    .returning(['id', 'name', 'site_id'])
    .executeTakeFirstOrThrow();
};

export const aTheme = ({ db, centre }: TestTenant, given: Partial<Given<'website_theme'>> = {}) =>
  db
    .insertInto('website_theme')
    .values({ centre_id: centre, name: `Theme ${nth()}`, ...stamps, ...given })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();

/** A Monday no other row has. */
export const aMonday = (): string => new Date(Date.UTC(2027, 0, 4 + 7 * nth())).toISOString().slice(0, 10);

/** Adds a row of each kind of content, by the name its calls have. */
const adding = {
  Event: ({ db, centre }: TestTenant, mark: string) =>
    db.insertInto('website_event').values({ centre_id: centre, title: mark, date: '2026-04-01', forpublic: true, ...stamps }),
  StaffMember: ({ db, centre }: TestTenant, mark: string) =>
    db.insertInto('website_staff_member').values({ centre_id: centre, name: mark, ...stamps }),
  Program: ({ db, centre }: TestTenant, mark: string) =>
    db.insertInto('website_program').values({ centre_id: centre, name: mark, ...stamps }),
  NewsCategory: ({ db, centre }: TestTenant, mark: string) =>
    db.insertInto('website_news_category').values({ centre_id: centre, name: mark, ...stamps }),
  NewsItem: ({ db, centre }: TestTenant, mark: string) =>
    db
      .insertInto('website_news')
      .values({ centre_id: centre, title: mark, details: '<p>Common words</p>', date: '2026-03-01', ...stamps }),
  Testimonial: ({ db, centre }: TestTenant, mark: string) =>
    db
      .insertInto('website_testimonial')
      .values({ centre_id: centre, name: mark, text: 'Common words', agreed_by: 'Common family', ...stamps }),
  MenuOption: ({ db, centre }: TestTenant, mark: string) =>
    db.insertInto('website_menu_option').values({ centre_id: centre, name: mark, ...stamps }),
  MenuWeek: ({ db, centre }: TestTenant, _: string) =>
    db.insertInto('website_menu_week').values({ centre_id: centre, date: aMonday(), ...stamps }),
} as const;
export type ContentKind = keyof typeof adding;

export const aContent = async (to: TestTenant, kind: ContentKind, mark = 'Common'): Promise<{ readonly id: number }> =>
  adding[kind](to, `${mark} ${nth()}`).returning('id').executeTakeFirstOrThrow();
