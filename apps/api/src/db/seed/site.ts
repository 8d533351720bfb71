import { SITE_FORM_DOCUMENTS } from '@nestling/rules/website/form-templates.ts';
import { type TemplatePage, templatePages } from '@nestling/rules/website/template-pages.ts';
import { SITE_TEMPLATES } from '@nestling/rules/website/templates.ts';
import type pg from 'pg';
import { frozenSite } from '../../domains/website/releases.ts';
import { compile } from '../../kernel/db/compile.ts';
import { addQuestions } from './forms.ts';
import type { Writer } from './writer.ts';

const DAY_MS = 86_400_000;

/** A public form: whoever has its link, or reads the site, fills it in. */
const addTourForm = async (to: Writer, location: number, by: number, made: Date): Promise<number> => {
  const form = await to.add('form', {
    location_id: location,
    name: 'Book a tour',
    is_public: true,
    created_by: by,
    created_at: made,
    updated_at: made,
  });
  await addQuestions(to, { form, document: SITE_FORM_DOCUMENTS.tour, by, made });
  // Whoever runs the house hears of each.
  await to.add('form_notification_setting', { form_id: form, active: true });
  await to.add('form_notification_user', { form_id: form, user_id: by });
  return form;
};

const staff = [
  ['Grace Miller', 'Center manager', 'Gerente del centro'],
  ['Hannah Reed', 'Lead teacher', 'Maestra principal'],
] as const;
const programs = [
  ['Toddlers', 'Niños pequeños', '1–3 years', 'de 1 a 3 años', 'Small groups, and much time outside.'],
  ['Preschool', 'Preescolar', '3–5 years', 'de 3 a 5 años', 'Letters, numbers and a lot of mud.'],
] as const;

/** What the site tells of the center, each kind with a few rows. */
const addContent = async (to: Writer, site_id: number, now: Date): Promise<void> => {
  const stamps = { created_at: now, updated_at: now };
  const dayIn = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  for (const [at, [name, title, title_es]] of staff.entries())
    await to.add('website_staff_member', { site_id, name, title, title_es, sort: at + 1, ...stamps });
  for (const [at, [name, name_es, age, age_es, text]] of programs.entries())
    await to.add('website_program', {
      site_id,
      name,
      name_es,
      age,
      age_es,
      details: `<p>${text}</p>`,
      sort: at + 1,
      ...stamps,
    });
  await to.add('website_event', {
    site_id,
    title: 'Open house in the garden',
    title_es: 'Puertas abiertas en el jardín',
    details: '<p>Children are welcome, and there is soup.</p>',
    date: dayIn(6),
    start_time: '10:00',
    end_time: '12:00',
    forpublic: true,
    ...stamps,
  });
  await to.add('website_news', {
    site_id,
    title: 'The mud kitchen is open',
    title_es: 'Abrió la cocina de barro',
    details: '<p>Built by six parents on a Saturday.</p>',
    date: dayIn(-9),
    ...stamps,
  });
  await to.add('website_testimonial', {
    site_id,
    name: 'A mother of two',
    text: 'They know my children as well as I do.',
    text_es: 'Conocen a mis hijos tan bien como yo.',
    agreed_by: 'Camila Rivera',
    status: true,
    ...stamps,
  });
};

const withForm = ({ slug, english, spanish }: TemplatePage, form: number) => {
  const asks = slug === 'visit' ? [{ id: 'tour', type: 'form', form: String(form) }] : [];
  return {
    content: JSON.stringify({ blocks: [...english.blocks, ...asks] }),
    content_es: JSON.stringify({ blocks: [...spanish.blocks, ...asks] }),
  };
};

/** The site of the demo's center, of a template, with a form families look at it by. Readers get it at once. */
export const addSite = async (
  client: pg.ClientBase,
  to: Writer,
  {
    name,
    location,
    by,
    now,
  }: { readonly name: string; readonly location: number; readonly by: number; readonly now: Date },
): Promise<void> => {
  const made = new Date(now.getTime() - 14 * DAY_MS);
  const stamps = { created_at: made, updated_at: made };
  const { name: look, colors, fonts } = SITE_TEMPLATES.meadow;
  const theme_id = await to.add('website_theme', {
    name: look.en,
    colors: JSON.stringify(colors),
    fonts: JSON.stringify(fonts),
    ...stamps,
  });
  const site_id = await to.add('website_site', { name, slug: 'home', theme_id, ...stamps });
  const form = await addTourForm(to, location, by, made);
  for (const [at, page] of templatePages(SITE_TEMPLATES.meadow).entries()) {
    const words = { name: page.name.en, name_es: page.name.es, sort: at + 1, ...stamps };
    const page_id = await to.add('website_page', {
      site_id,
      slug: page.slug,
      ...words,
      ...withForm(page, form),
      is_home: at === 0,
      published: true,
    });
    await to.add('website_page_address', { site_id, slug: page.slug, page_id });
    if (at > 0) await to.add('website_menu', { site_id, page_id, ...words });
  }
  await addContent(to, site_id, now);
  const { text, values } = compile(frozenSite(site_id));
  const { rows } = await client.query(`select ${text} as body from website_site s where s.id = $${values.length + 1}`, [
    ...values,
    site_id,
  ]);
  await to.add('website_release', {
    site_id,
    number: 1,
    body: JSON.stringify(rows[0]?.body),
    shown_at: made,
    made_at: made,
    made_by: by,
  });
};
