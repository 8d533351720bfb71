import { sql } from 'kysely';
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

export const aRedirect = async (to: TestTenant, given: Partial<Given<'website_redirect'>> = {}) => {
  const site_id = typeof given.site_id === 'number' ? given.site_id : (await aSite(to)).id;
  return to.db
    .insertInto('website_redirect')
    .values({ centre_id: to.centre, path: `/old-${nth()}`, target: '/', ...stamps, ...given, site_id })
    .returning(['id', 'path', 'site_id'])
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

/** A row of each kind of content, by the name its calls have: its table, and what it must have. */
const rows = {
  Event: ['website_event', (title: string) => ({ title, date: '2026-04-01', forpublic: true })],
  StaffMember: ['website_staff_member', (name: string) => ({ name })],
  Program: ['website_program', (name: string) => ({ name })],
  NewsCategory: ['website_news_category', (name: string) => ({ name })],
  NewsItem: ['website_news', (title: string) => ({ title, details: '<p>Common words</p>', date: '2026-03-01' })],
  Testimonial: ['website_testimonial', (name: string) => ({ name, text: 'Common words', agreed_by: 'Common family' })],
  MenuOption: ['website_menu_option', (name: string) => ({ name })],
  MenuWeek: ['website_menu_week', () => ({ date: aMonday() })],
} as const;
export type ContentKind = keyof typeof rows;

export const aContent = async (
  { db, centre }: TestTenant,
  kind: ContentKind,
  mark = 'Common',
): Promise<{ readonly id: number }> => {
  const [table, valuesOf] = rows[kind];
  const values = { centre_id: centre, ...stamps, ...valuesOf(`${mark} ${nth()}`) };
  const columns = Object.keys(values).map((column) => sql.ref(column));
  const { rows: added } = await sql<{ id: number }>`insert into ${sql.table(table)} (${sql.join(columns)})
    values (${sql.join(Object.values(values))}) returning id`.execute(db);
  const [row] = added;
  if (!row) throw new Error(`No row of ${table} was added.`);
  return row;
};

/** A release of a site, of one page, shown since yesterday. */
export const aRelease = (to: TestTenant, site_id: number, number = 1) =>
  to.db
    .insertInto('website_release')
    .values({
      centre_id: to.centre,
      site_id,
      number,
      body: JSON.stringify({ pages: [] }),
      shown_at: new Date('2026-03-10T12:00:00Z'),
      made_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
