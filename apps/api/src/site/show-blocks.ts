import { childrenOf } from '@nestling/blocks/walk.ts';
import type { PageBlock, PageDocument } from '@nestling/rules/website/blocks.ts';
import { showLatest } from '../domains/blogs/public/show-list.ts';
import type { Shown } from '../domains/website/shown.ts';
import { type Html, html, Html as Markup } from '../kernel/lib/html.ts';
import { pathIn, picturePath, type Reading, sourcesOf } from '../model/site/page.ts';
import { showFormOf } from './form-page.ts';
import { readPlaces } from './places.ts';
import { showEvents, showNews, showPrograms, showTeam, showTestimonials, showWeek } from './show-content.ts';
import { showHours, showMeals, showRooms } from './show-house.ts';
import { showPlace } from './show-place.ts';

/** What blocks are shown with. */
interface Desk {
  readonly reading: Reading;
  readonly shown: Shown;
  /** What is shown first: its pictures are fetched at once. */
  readonly opens?: boolean;
}

/** A link as it stands in a page: one of the same site keeps its reader's language. */
const hrefOf = ({ reading }: Desk, href: string): string =>
  href.startsWith('/') ? pathIn(reading.language, href) : href;

const showPicture = (desk: Desk, block: Extract<PageBlock, { type: 'picture' }>): Html | null => {
  const picture = desk.shown.pictures.get(block.src);
  if (!picture) return null;
  const image = html`<img class="large" src="${picturePath(picture, 'full')}"${sourcesOf(picture)} width="${picture.width}" height="${picture.height}" alt="${block.alt}"${!desk.opens && html` loading="lazy"`}>`;
  return block.href ? html`<a href="${hrefOf(desk, block.href)}">${image}</a>` : image;
};

const showAddresses = async (reading: Reading): Promise<Html> =>
  html`${(await readPlaces(reading)).map((place) => showPlace(reading.language, place))}`;

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
    case 'form':
      return showFormOf(reading, block.form);
    case 'columns':
      return html`<div class="columns"><div>${await showAll(desk, childrenOf<PageBlock>(block, 'left'))}</div><div>${await showAll(desk, childrenOf<PageBlock>(block, 'right'))}</div></div>`;
  }
};

/** Blocks one after another. A heading over something that has nothing to show (no news yet) is left out with it. */
const showAll = async (desk: Desk, blocks: readonly PageBlock[]): Promise<readonly (Html | null)[]> => {
  const all: (Html | null)[] = [];
  for (const block of blocks) {
    const shown = await show(desk, block);
    if (shown === null && blocks[all.length - 1]?.type === 'heading') all[all.length - 1] = null;
    all.push(shown);
  }
  return all;
};

const isOpening = ({ type }: PageBlock): boolean => type === 'text' || type === 'button' || type === 'picture';

/** What a start page opens with, beside its name: its first texts, pictures and buttons. The others follow. */
export const parted = ({ blocks }: PageDocument): { readonly opening: PageDocument; readonly rest: PageDocument } => {
  const first = blocks.findIndex((block) => !isOpening(block));
  const at = first === -1 ? blocks.length : first;
  return { opening: { blocks: blocks.slice(0, at) }, rest: { blocks: blocks.slice(at) } };
};

/** A page as HTML. What people wrote stands in it escaped, or was cleaned when it was kept. */
export const showBlocks = async (desk: Desk, { blocks }: PageDocument): Promise<Html> =>
  html`${(await showAll(desk, blocks)).map((one) => html`${one}\n`)}`;
