import { col } from '../../kernel/db/tables.ts';
import { holdsFiles } from '../../kernel/files/held-files.ts';
import { entity } from '../../kernel/read/entity.ts';

export const Site = entity('Site', 'website_site');
export const WebsitePage = entity('WebsitePage', 'website_page');
export const WebsitePageDraft = entity('WebsitePageDraft', 'website_page_draft');
export const WebsiteMenu = entity('WebsiteMenu', 'website_menu');
export const WebsiteRedirect = entity('WebsiteRedirect', 'website_redirect');
export const WebsiteTheme = entity('WebsiteTheme', 'website_theme');
export const WebsiteEvent = entity('WebsiteEvent', 'website_event');
export const WebsiteStaffMember = entity('WebsiteStaffMember', 'website_staff_member');
export const WebsiteProgram = entity('WebsiteProgram', 'website_program');
export const WebsiteNewsCategory = entity('WebsiteNewsCategory', 'website_news_category');
export const WebsiteNews = entity('WebsiteNews', 'website_news');
export const WebsiteTestimonial = entity('WebsiteTestimonial', 'website_testimonial');
export const WebsiteMenuOption = entity('WebsiteMenuOption', 'website_menu_option');
export const WebsiteMenuWeek = entity('WebsiteMenuWeek', 'website_menu_week');
export const WebsiteRelease = entity('WebsiteRelease', 'website_release');

// Sites show what everybody may see, and ask for its mark with each request.
const site = { kind: 'picture', open: true } as const;
const named = { kind: 'website' } as const;
holdsFiles(Site, { img: { ...site, use: { ...named, name: (as) => col(as, 'name') } } });
holdsFiles(WebsiteTheme, { img: { ...site, use: { ...named, name: (as) => col(as, 'name') } } });
holdsFiles(WebsiteEvent, { img: { ...site, use: { ...named, name: (as) => col(as, 'title') } } });
holdsFiles(WebsiteStaffMember, { img: { ...site, use: { ...named, name: (as) => col(as, 'name') } } });
holdsFiles(WebsiteProgram, { img: { ...site, use: { ...named, name: (as) => col(as, 'name') } } });
holdsFiles(WebsiteNews, { img: { ...site, use: { ...named, name: (as) => col(as, 'title') } } });
holdsFiles(WebsiteTestimonial, { img: { ...site, use: { ...named, name: (as) => col(as, 'name') } } });
holdsFiles(WebsiteMenuOption, { img: { ...site, use: { ...named, name: (as) => col(as, 'name') } } });
const within = { ...site, within: true } as const;
holdsFiles(WebsitePage, {
  content: { ...within, use: { ...named, name: (as) => col(as, 'name') } },
  content_es: { ...within, use: { ...named, name: (as) => col(as, 'name') } },
});
holdsFiles(WebsitePageDraft, { content: within, content_es: within });
holdsFiles(WebsiteRelease, { body: within });
