import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { seriousIn } from '../src/axe.ts';
import { callAs } from '../src/calls.ts';
import { expect, test } from '../src/test.ts';

const MOST_BYTES = 60_000;
const attack = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
const block = (id: string, type: string, more: object = {}) => ({ id, type, ...more });

/** A start page with a block of each kind that shows something, in English. */
const welcome = {
  blocks: [
    block('head', 'heading', { text: 'A day at the house', level: '2' }),
    block('text', 'text', { html: '<p>Breakfast is at <strong>eight</strong>.</p>' }),
    block('cols', 'columns', {
      left: [block('quot', 'quote', { text: attack, by: 'A parent' })],
      right: [block('butt', 'button', { label: 'Read our blog', href: '/blog' })],
    }),
    block('ques', 'question', { question: 'When do you open?', html: '<p>At half past six.</p>' }),
    block('team', 'team', { most: 6 }),
    block('even', 'events', { most: 6 }),
    block('week', 'week'),
    block('last', 'posts', { most: 3 }),
    block('addr', 'address'),
  ],
};
const enSalones = { blocks: [block('head', 'heading', { text: 'Nuestros salones', level: '2' })] };

const soundAt = async (page: Page, address: string): Promise<void> => {
  const answer = await page.goto(address);
  const text = (await answer?.text()) ?? '';
  expect(answer?.headers()['set-cookie']).toBeUndefined();
  expect(text).not.toMatch(/<script(?! type="application\/ld\+json">)/);
  expect(gzipSync(text).length).toBeLessThan(MOST_BYTES);
  for (const [width, scheme] of [
    [390, 'dark'],
    [1280, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: scheme });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await seriousIn(page), `${address} at ${width}`).toEqual([]);
  }
};

test('a center publishes a site with a blog, and a parent reads it in both languages, where nothing runs', async ({
  page,
  product,
  request,
}) => {
  test.setTimeout(120_000);
  const { ask } = await callAs(request, 'center');
  const call = async (name: string, given: string, variables: Readonly<Record<string, unknown>> = {}, more = '') => {
    const kinds: Readonly<Record<string, string>> = { content: 'JSON!', content_es: 'JSON', name: 'String!' };
    const heads = Object.keys(variables).map((key) => `$${key}: ${kinds[key]}`);
    const said = await ask(
      `mutation${heads.length > 0 ? `(${heads.join(', ')})` : ''} { ${name}(${given}) { status message ${more} } }`,
      variables,
    );
    expect(said[name], name).toMatchObject({ status: 'Success' });
    return said[name];
  };
  const { id: site } = await call('createWebsiteSite', 'name: "Sunny", slug: "garden"', {}, 'id');
  const home = await call(
    'createWebsitePage',
    `site_id: ${site}, name: "Welcome", name_es: "Bienvenidos", slug: "welcome", description: "A house full of light", content: $content`,
    { content: welcome },
    'id',
  );
  const rooms = await call(
    'createWebsitePage',
    `site_id: ${site}, name: "Rooms", name_es: "Salones", slug: "rooms", content: $content, content_es: $content_es`,
    { content: { blocks: [block('head', 'heading', { text: 'Our rooms', level: '2' })] }, content_es: enSalones },
    'id',
  );
  await call('createWebsiteMenu', `site_id: ${site}, name: "Rooms", name_es: "Salones", page_id: ${rooms.id}`);
  await call('createWebsiteMenu', `site_id: ${site}, name: "Blog", url: "/blog"`);
  await call('createWebsiteStaffMember', `site_id: ${site}, name: $name, title: "Head of the house"`, { name: attack });
  await call(
    'createWebsiteEvent',
    `site_id: ${site}, title: "Open house", date: "2999-05-02", start_time: "10:00", forpublic: true`,
  );
  for (const { id } of [home, rooms]) await call('publishWebsitePage', `id: ${id}, published: true`);
  await call('publishWebsiteSite', `id: ${site}`);
  await call('createBlog', 'title: "What grows behind the house", description: "<p>Beans.</p>", status: true');
  await call('createBlog', 'title: "Not written yet", description: "<p>Secret.</p>"');

  // The demo has a site of its own at the host before this one.
  const at = product.url().replace('localhost', 'garden.www.sunny.localhost');
  // Told of what changed a moment after it did.
  await expect.poll(async () => (await page.goto(`${at}/`))?.status()).toBe(200);
  await soundAt(page, `${at}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  await expect(page.getByText('Open house')).toBeVisible();
  const menu = page.getByRole('navigation');
  await expect(menu.getByRole('link', { name: 'Blog' })).toHaveCount(1);
  await menu.getByRole('link', { name: 'Rooms' }).click();
  await expect(page.getByRole('heading', { name: 'Our rooms' })).toBeVisible();
  await soundAt(page, `${at}/es/rooms`);
  await expect(page.getByRole('heading', { name: 'Nuestros salones' })).toBeVisible();
  await soundAt(page, `${at}/blog`);
  await page.getByRole('link', { name: 'What grows behind the house' }).first().click();
  await expect(page.getByText('Beans.')).toBeVisible();
  await soundAt(page, page.url());
  await soundAt(page, `${at}/nothing-here`);
  expect((await page.goto(`${at}/blog/not-written-yet`))?.status()).toBe(404);
  await expect(page.getByText('Secret.')).toHaveCount(0);

  // The portal is not at the site's host, nor the site at the portal's.
  for (const path of ['/login', '/graphql', '/home', '/dev/outbox', '/health'])
    expect((await page.goto(`${at}${path}`))?.status(), path).toBe(404);
  for (const path of ['/blog', '/es/blog', '/sitemap.xml', '/blog/what-grows-behind-the-house'])
    expect((await page.goto(`${product.url()}${path}`))?.status(), path).toBe(404);
  expect(await page.context().cookies(at)).toEqual([]);
});

test('a center builds a site by its screens, publishes it, takes it off and shows an earlier release', async ({
  as,
}) => {
  test.setTimeout(120_000);
  const carla = await as('center');
  const dialog = carla.getByRole('dialog');
  const fill = (name: string, text: string) => dialog.getByRole('textbox', { name, exact: true }).fill(text);
  const save = () => dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await carla.goto('/website');
  await carla.getByRole('button', { name: 'Add a site' }).first().click();
  await fill('Name', 'Summer camp');
  await fill('Address', 'Summer Camp');
  await save();
  await expect(dialog.getByRole('alert').first()).toBeVisible();
  await fill('Address', 'summer-camp');
  await dialog.getByRole('combobox', { name: 'Template' }).click();
  await carla.getByRole('option', { name: 'Harbor' }).click();
  await expect(dialog.getByText('Breakfast is at eight.')).toBeVisible();
  await save();
  await expect(carla.getByRole('heading', { level: 1, name: 'Summer camp' })).toBeVisible();
  const site = new URL(carla.url()).pathname;
  await expect(carla.getByRole('link', { name: 'Programs', exact: true })).toBeVisible();

  await carla.getByRole('button', { name: 'Add a page' }).click();
  await fill('Name', 'By the lake');
  await fill('Address', 'by-the-lake');
  await save();
  await expect(carla).toHaveURL(/\/website\/\d+\/page\/\d+/);
  const palette = carla.getByRole('region', { name: 'Add a block' });
  const saved = carla.getByRole('button', { name: 'Everything is saved' });
  await palette.getByRole('button', { name: 'Heading', exact: true }).click();
  await carla.getByRole('textbox', { name: 'Text', exact: true }).fill('A week outside');
  await palette.getByRole('button', { name: 'Opening hours', exact: true }).click();
  await palette.getByRole('button', { name: 'Form', exact: true }).click();
  await carla.getByRole('button', { name: 'Contact', exact: true }).click();
  await expect(carla.getByRole('combobox', { name: 'Form' })).toHaveValue('Contact');
  await expect(saved).toBeVisible();
  // What is written is a draft, here after a reload, and nothing of it is shown.
  await carla.reload();
  const blocks = carla.getByRole('list', { name: 'Blocks of the page' });
  await expect(blocks).toContainText('A week outside');
  const seen = carla.context().waitForEvent('page');
  await carla.getByRole('link', { name: 'See it as readers do' }).click();
  const preview = await seen;
  await expect(preview.getByRole('heading', { name: 'A week outside' })).toBeVisible();
  await expect(preview.getByRole('rowheader', { name: 'Monday – Friday' })).toBeVisible();
  await expect(preview.getByRole('textbox', { name: 'Your name' })).toBeVisible();
  await expect(preview.getByRole('note')).toContainText('Preview');
  await preview.close();
  await carla.getByText('Spanish', { exact: true }).click();
  await carla.getByRole('button', { name: 'Begin with the English' }).click();
  await expect(blocks).toContainText('A week outside');
  await expect(saved).toBeVisible();
  await carla.getByRole('button', { name: 'Publish this page' }).click();
  await expect(carla.getByText('It is part of the next publish.')).toBeVisible();

  await carla.goto(`${site}?tab=events`);
  await carla.getByRole('button', { name: 'Add an event' }).click();
  await fill('Title', 'First swim');
  await dialog.getByLabel('Date').fill('2030-07-01');
  await save();
  await expect(carla.getByRole('switch', { name: 'Show First swim' })).toBeChecked();

  await carla.goto(`${site}?tab=redirects`);
  await carla.getByRole('button', { name: 'Add an old address' }).click();
  await fill('Old address', '/old/*');
  await fill('Leads to', '/old/rooms');
  await save();
  await expect(dialog.getByText('This would lead on to another redirect. Lead to where that ends.')).toBeVisible();
  await fill('Leads to', '/programs');
  await save();
  await expect(dialog).toHaveCount(0);
  await expect(carla.getByText('/old/*', { exact: true })).toBeVisible();

  await carla.goto(`${site}?tab=publish`);
  await carla.getByRole('button', { name: 'Take all of them' }).click();
  await expect(carla.getByRole('heading', { name: 'Pages that are left out' })).toHaveCount(0);
  await expect(carla.getByText('Page By the lake: new')).toBeVisible();
  await carla.getByRole('button', { name: 'Publish now' }).click();
  await expect(carla.getByText(/^Release 1, shown from/)).toBeVisible();
  await expect(carla.getByText('Nothing. Readers see all of it.')).toBeVisible();
  await carla.getByRole('switch', { name: 'Readers see this site' }).click({ force: true });
  await expect(carla.getByText(/^Release 2: off the site/)).toBeVisible();
  await carla.getByRole('button', { name: 'Show release 1 again' }).click();
  await expect(carla.getByText(/^Release 3, shown from/)).toBeVisible();
  await expect(carla.getByRole('switch', { name: 'Readers see this site' })).toBeChecked();
});

test('a family asks for a tour at 390 px in Spanish, where nothing runs, and the office finds it', async ({
  browser,
  product,
  as,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const family = await context.newPage();
  const at = product.url().replace('localhost', 'www.sunny.localhost');
  await family.goto(`${at}/es`);
  await family.getByRole('navigation').getByRole('link', { name: 'Visítenos' }).click();
  await expect(family.getByRole('rowheader', { name: 'Lunes a viernes' }).first()).toBeVisible();
  const name = `Ana Prueba ${Date.now()}`;
  await family.getByRole('textbox', { name: 'Su nombre' }).fill(name);
  await family.getByRole('textbox', { name: 'Correo electrónico' }).fill('ana@example');
  await family.getByRole('checkbox', { name: 'Por la mañana' }).check();
  await family.getByRole('checkbox', { name: 'Pueden comunicarse conmigo sobre esto.' }).check();
  await family.getByRole('button', { name: 'Enviar' }).click();
  // Their browser lets that address pass; the server tells what is wrong with it, and nothing else is lost.
  await expect(family.getByRole('alert')).toBeVisible();
  await expect(family.getByRole('textbox', { name: 'Su nombre' })).toHaveValue(name);
  await family.getByRole('textbox', { name: 'Correo electrónico' }).fill('ana@example.com');
  await family.getByRole('button', { name: 'Enviar' }).click();
  await expect(family.getByRole('heading', { name: 'Gracias' })).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  await context.close();

  const office = await as('manager');
  await office.goto('/forms');
  await office.getByRole('link', { name: 'Book a tour' }).first().click();
  await office.getByRole('link', { name: 'Answers', exact: true }).click();
  await expect(office.getByText(name)).toBeVisible();
});
