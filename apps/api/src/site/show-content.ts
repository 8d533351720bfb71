import { dayOf } from '../domains/blogs/public/show-post.ts';
import type { Shown } from '../domains/website/shown.ts';
import { type Html, html, Html as Markup } from '../kernel/lib/html.ts';
import { clockFigures } from '../messages/when.ts';
import { either, picturePath, type SiteLanguage } from '../model/site/page.ts';
import { DAYS } from './words.ts';

type Row = Readonly<Record<string, unknown>>;

const textOf = (row: Row, name: string): string => {
  const value = row[name];
  return typeof value === 'string' ? value : '';
};
const wordsOf = (row: Row, name: string, language: SiteLanguage) =>
  either(language, textOf(row, name), textOf(row, `${name}_es`));
/** HTML that was cleaned when it was written. */
const rich = (row: Row, name: string, language: SiteLanguage): Html | '' => {
  const { lang, text } = wordsOf(row, name, language);
  return text === '' ? '' : html`<div lang="${lang}">${new Markup(text)}</div>`;
};
const line = (tag: 'h3' | 'p', row: Row, name: string, language: SiteLanguage): Html | '' => {
  const { lang, text } = wordsOf(row, name, language);
  if (text === '') return '';
  return tag === 'h3' ? html`<h3 lang="${lang}">${text}</h3>` : html`<p lang="${lang}">${text}</p>`;
};

const face = ({ pictures }: Shown, row: Row): Html | '' => {
  const picture = pictures.get(textOf(row, 'img'));
  return picture
    ? html`<img src="${picturePath(picture, 'face')}" width="120" height="120" alt="" loading="lazy">`
    : '';
};
const list = (items: readonly Html[]): Html | null =>
  items.length === 0 ? null : html`<ul class="posts">${items.map((item) => html`<li>${item}</li>`)}</ul>`;
const card = (shown: Shown, row: Row, inner: Html): Html => html`${face(shown, row)}<div>${inner}</div>`;

/** What is ahead, from today on. */
export const eventsAhead = ({ body, today }: Shown, most: number): readonly Row[] =>
  body.events.filter((event) => textOf(event, 'date') >= today).slice(0, most);

export const showEvents = (shown: Shown, language: SiteLanguage, most: number): Html | null => {
  const ahead = eventsAhead(shown, most);
  const times = (event: Row) =>
    [textOf(event, 'start_time'), textOf(event, 'end_time')].filter(Boolean).map(clockFigures).join(' – ');
  return list(
    ahead.map((event) =>
      card(
        shown,
        event,
        html`${line('h3', event, 'title', language)}<p class="facts">${dayOf(textOf(event, 'date'), language)}${times(event) && ` · ${times(event)}`}</p>${rich(event, 'details', language)}`,
      ),
    ),
  );
};

export const showNews = (shown: Shown, language: SiteLanguage, most: number): Html | null =>
  list(
    shown.body.news
      .filter((item) => textOf(item, 'date') <= shown.today)
      .slice(0, most)
      .map((item) =>
        card(
          shown,
          item,
          html`${line('h3', item, 'title', language)}<p class="facts">${dayOf(textOf(item, 'date'), language)}${textOf(item, 'category') && ` · ${textOf(item, 'category')}`}</p>${rich(item, 'details', language)}`,
        ),
      ),
  );

export const showTeam = (shown: Shown, language: SiteLanguage, most: number): Html | null =>
  list(
    shown.body.staff
      .slice(0, most)
      .map((one) =>
        card(
          shown,
          one,
          html`<h3>${textOf(one, 'name')}</h3>${line('p', one, 'title', language)}${rich(one, 'details', language)}`,
        ),
      ),
  );

export const showPrograms = (shown: Shown, language: SiteLanguage, most: number): Html | null =>
  list(
    shown.body.programs
      .slice(0, most)
      .map((one) =>
        card(
          shown,
          one,
          html`${line('h3', one, 'name', language)}${line('p', one, 'age', language)}${rich(one, 'details', language)}`,
        ),
      ),
  );

export const showTestimonials = (shown: Shown, language: SiteLanguage, most: number): Html | null =>
  list(
    shown.body.testimonials.slice(0, most).map((one) => {
      const { lang, text } = wordsOf(one, 'text', language);
      return card(
        shown,
        one,
        html`<blockquote lang="${lang}"><p>${text}</p><footer>${textOf(one, 'name')}</footer></blockquote>`,
      );
    }),
  );

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** The menu of the week it is, by day. */
export const showWeek = (shown: Shown, language: SiteLanguage): Html | null => {
  const week = shown.body.weeks.find((one) => textOf(one, 'date') <= shown.today);
  const options: readonly Row[] = Array.isArray(week?.options) ? week.options.filter(isRow) : [];
  const since = week ? (Date.parse(shown.today) - Date.parse(textOf(week, 'date'))) / 86_400_000 : 7;
  if (options.length === 0 || since >= 7) return null;
  const of = (n: number) => options.filter((option) => option.day === n);
  const days = DAYS[language].flatMap((name, i) => {
    const dishes = of(i + 1);
    return dishes.length === 0
      ? []
      : [
          html`<tr><th scope="row">${name}</th><td>${dishes.map((dish, at) => {
            const { lang, text } = wordsOf(dish, 'name', language);
            return html`${at > 0 && ', '}<span lang="${lang}">${text}</span>`;
          })}</td></tr>`,
        ];
  });
  return html`<table>${days}</table>`;
};
