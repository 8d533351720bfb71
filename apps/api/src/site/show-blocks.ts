import { childrenOf } from '@nestling/blocks/walk.ts';
import type { PageBlock, PageDocument } from '@nestling/rules/website/blocks.ts';
import { showLatest } from '../domains/blogs/public/show-list.ts';
import type { Shown } from '../domains/website/shown.ts';
import { type Html, html, Html as Markup } from '../kernel/lib/html.ts';
import { pathIn, picturePath, type Reading } from '../model/site/page.ts';
import { mapOf, readPlaces } from './places.ts';
import { showEvents, showNews, showPrograms, showTeam, showTestimonials, showWeek } from './show-content.ts';
import { showHours, showMeals, showRooms } from './show-house.ts';
import { words } from './words.ts';

/** What blocks are shown with. */
interface Desk {
  readonly reading: Reading;
  readonly shown: Shown;
}

/** A link as it stands in a page: one of the same site keeps its reader's language. */
const hrefOf = ({ reading }: Desk, href: string): string =>
  href.startsWith('/') ? pathIn(reading.language, href) : href;

const showPicture = (desk: Desk, block: Extract<PageBlock, { type: 'picture' }>): Html | null => {
  const picture = desk.shown.pictures.get(block.src);
  if (!picture) return null;
  const image = html`<img class="large" src="${picturePath(picture, 'full')}" width="${picture.width}" height="${picture.height}" alt="${block.alt}" loading="lazy">`;
  return block.href ? html`<a href="${hrefOf(desk, block.href)}">${image}</a>` : image;
};

const showAddresses = async (reading: Reading): Promise<Html> => {
  const phoneOf = (number: string) => html`<br><a href="tel:${number.replace(/[^+\d]/g, '')}">${number}</a>`;
  const places = await readPlaces(reading);
  return html`${places.map(({ name, address, phone }) => html`<address><strong>${name}</strong>${address && html`<br>${address} <a href="${mapOf(address)}" rel="noreferrer">${words[reading.language].map}</a>`}${phone && phoneOf(phone)}</address>`)}`;
};

const show = async (desk: Desk, block: PageBlock): Promise<Html | null> => {
  const { reading, shown } = desk;
  const { language } = reading;
  switch (block.type) {
    case 'heading':
      return block.level === '2' ? html`<h2>${block.text}</h2>` : html`<h3>${block.text}</h3>`;
    case 'text':
      return new Markup(block.html);
    case 'picture':
      return showPicture(desk, block);
    case 'gallery':
      return html`<div class="gallery">${await showAll(desk, childrenOf<PageBlock>(block, 'pictures'))}</div>`;
    case 'button':
      return block.href ? html`<p><a class="button" href="${hrefOf(desk, block.href)}">${block.label}</a></p>` : null;
    case 'quote':
      return html`<blockquote><p>${block.text}</p>${block.by !== '' && html`<footer>${block.by}</footer>`}</blockquote>`;
    case 'question':
      return html`<details><summary>${block.question}</summary>${new Markup(block.html)}</details>`;
    case 'address':
      return showAddresses(reading);
    case 'hours':
      return showHours(reading, shown.today);
    case 'rooms':
      return showRooms(reading);
    case 'meals':
      return showMeals(reading, shown.today);
    case 'team':
      return showTeam(shown, language, block.most);
    case 'programs':
      return showPrograms(shown, language, block.most);
    case 'events':
      return showEvents(shown, language, block.most);
    case 'news':
      return showNews(shown, language, block.most);
    case 'week':
      return showWeek(shown, language);
    case 'testimonials':
      return showTestimonials(shown, language, block.most);
    case 'posts':
      return showLatest(reading, block.most);
    case 'columns':
      return html`<div class="columns"><div>${await showAll(desk, childrenOf<PageBlock>(block, 'left'))}</div><div>${await showAll(desk, childrenOf<PageBlock>(block, 'right'))}</div></div>`;
  }
};

const showAll = async (desk: Desk, blocks: readonly PageBlock[]): Promise<readonly (Html | null)[]> => {
  const all: (Html | null)[] = [];
  for (const block of blocks) all.push(await show(desk, block));
  return all;
};

/** A page as HTML. What people wrote stands in it escaped, or was cleaned when it was kept. */
export const showBlocks = async (desk: Desk, { blocks }: PageDocument): Promise<Html> =>
  html`${(await showAll(desk, blocks)).map((one) => html`${one}\n`)}`;
