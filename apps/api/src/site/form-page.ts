import { type Asking, linkOfForm, publicForm } from '../domains/forms/public-link.ts';
import { type Html, html } from '../kernel/lib/html.ts';
import { pathIn, type Reading, type SitePage } from '../model/site/page.ts';
import { type Filled, isPlain, type PublicForm, showForm } from './show-form.ts';
import { words } from './words.ts';

const askingOf = ({ db, site, now }: Reading): Asking => ({ db, who: { centre: site.centre }, now: () => now });

/** A public form by the key of its link; null once it is over or full. */
export const readForm = (reading: Reading, key: string): Promise<PublicForm | null> =>
  publicForm(askingOf(reading), { form_id: key });

const actionOf = ({ language }: Reading, key: string): string => pathIn(language, `/form/${key}`);

/** A form of the portal within a page; one that needs more than a plain form is led to. Null for one that is not open. */
export const showFormOf = async (reading: Reading, form: string): Promise<Html | null> => {
  if (!/^[1-9]\d{0,8}$/.test(form)) return null;
  const key = await linkOfForm(askingOf(reading), Number(form));
  const found = key === null ? null : await readForm(reading, key);
  if (!found || key === null) return null;
  if (isPlain(found)) return showForm(reading.language, found, actionOf(reading, key));
  return html`<p><a class="button" href="${reading.site.portal}/web-form/${key}/view">${found.name}</a></p>`;
};

/** What is told once a form was sent. */
const thanks = ({ language }: Reading, key: string, form: PublicForm | null): SitePage => {
  const t = words[language];
  return {
    kind: 'page',
    title: t.thanks,
    description: null,
    path: `/form/${key}/sent`,
    languages: ['en', 'es'],
    unlisted: true,
    body: html`<h1>${t.thanks}</h1><p>${form?.confirmation || t.thanksText}</p><p><a href="${pathIn(language, '/')}">${t.toStart}</a></p>`,
  };
};

/** The page of a form itself, where what could not be taken is mended, and the one that thanks for it; null where there is none. */
export const findFormPage = async (
  reading: Reading,
  [key = '', ...more]: readonly string[],
  filled?: Filled,
): Promise<SitePage | null> => {
  const form = await readForm(reading, key);
  if (more.length === 1 && more[0] === 'sent' && /^[a-z0-9]{1,7}-[\w-]{10,60}$/.test(key))
    return thanks(reading, key, form);
  if (!form || more.length > 0 || !isPlain(form)) return null;
  return {
    kind: 'page',
    title: form.name,
    description: null,
    path: `/form/${key}`,
    languages: ['en', 'es'],
    unlisted: true,
    posts: true,
    ...(filled ? { secret: true, status: 422 } : {}),
    body: html`<h1>${form.name}</h1>${showForm(reading.language, form, actionOf(reading, key), filled)}`,
  };
};
