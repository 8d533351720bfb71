import { readDocument } from '@nestling/blocks/read.ts';
import { isSlug } from '@nestling/rules/slug.ts';
import { pageBlocks } from '@nestling/rules/website/blocks.ts';
import { templatePages } from '@nestling/rules/website/template-pages.ts';
import { SITE_TEMPLATES, siteTemplateKeys } from '@nestling/rules/website/templates.ts';
import { contrastOf } from '@nestling/rules/website/theme.ts';
import { expect, test } from 'vitest';

const asIs = (html: string) => html;

test.each(siteTemplateKeys)('%s has colors people can read, and pages the server takes', (key) => {
  const template = SITE_TEMPLATES[key];
  expect(contrastOf(template.colors)).toBeNull();
  const pages = templatePages(template);
  expect(pages.length).toBeGreaterThan(5);
  expect(new Set(pages.map(({ slug }) => slug)).size).toBe(pages.length);
  for (const { slug, english, spanish } of pages) {
    expect(isSlug(slug)).toBe(true);
    for (const document of [english, spanish]) expect(readDocument(pageBlocks, document, asIs)).toEqual({ document });
    expect(spanish.blocks.map(({ id, type }) => [id, type])).toEqual(english.blocks.map(({ id, type }) => [id, type]));
  }
});

test('the buttons of a template lead to pages it has', () => {
  for (const key of siteTemplateKeys) {
    const pages = templatePages(SITE_TEMPLATES[key]);
    const led = pages.flatMap(({ english }) =>
      english.blocks.flatMap((one) => (one.type === 'button' ? [one.href] : [])),
    );
    expect(led.length).toBeGreaterThan(0);
    expect(led.filter((href) => !pages.some(({ slug }) => href === `/${slug}`))).toEqual([]);
  }
});
