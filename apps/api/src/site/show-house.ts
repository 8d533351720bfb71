import { type Html, html } from '../kernel/lib/html.ts';
import { clockFigures, spanOf } from '../messages/when.ts';
import type { Reading, SiteLanguage } from '../model/site/page.ts';
import { type HoursOf, type MealsOf, type OpenOn, readHours, readMeals, readRooms } from './house.ts';
import { DAYS, words } from './words.ts';

/** The order of meals through a day. */
const MEALS = ['breakfast', 'morning_snack', 'lunch', 'afternoon_snack', 'supper', 'evening_snack'] as const;
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

/** Tells locations apart where there are several. */
const caption = (all: readonly unknown[], name: string): Html | false =>
  all.length > 1 && html`<caption>${name}</caption>`;

const timesOf = (open: readonly OpenOn[], day: number): string =>
  open
    .filter((one) => one.day === day)
    .map(({ from, to }) => `${clockFigures(from)} – ${clockFigures(to)}`)
    .join(', ');

/** Days that follow one another and are open alike, from Monday on. */
const stretches = (open: readonly OpenOn[]): readonly { from: number; to: number; times: string }[] => {
  const all: { from: number; to: number; times: string }[] = [];
  for (const day of WEEK) {
    const times = timesOf(open, day);
    const last = all.at(-1);
    if (last?.times === times) last.to = day;
    else all.push({ from: day, to: day, times });
  }
  return all;
};

const daysOf = (language: SiteLanguage, from: number, to: number): string => {
  const name = (day: number) => DAYS[language][day - 1] ?? '';
  if (from === to) return name(from);
  return language === 'es' ? `${name(from)} a ${name(to).toLowerCase()}` : `${name(from)} – ${name(to)}`;
};

const closedDays = ({ closed }: HoursOf, language: SiteLanguage): Html | false =>
  closed.length > 0 &&
  html`<p class="facts">${words[language].closedOn}: ${closed.map(({ name, from, to }) => `${name} (${spanOf(language, from, to)})`).join(', ')}</p>`;

/** When the locations are open, as their schedules in the portal say; null where none has a schedule. */
export const showHours = async (reading: Reading, today: string): Promise<Html | null> => {
  const { language } = reading;
  const all = await readHours(reading, today);
  return all.length === 0
    ? null
    : html`${all.map((one) => {
        const lines = stretches(one.open).map(
          ({ from, to, times }) =>
            html`<tr><th scope="row">${daysOf(language, from, to)}</th><td>${times || words[language].closed}</td></tr>`,
        );
        return html`<table>${caption(all, one.name)}${lines}</table>${closedDays(one, language)}`;
      })}`;
};

/** The rooms of the locations; null where there are none. */
export const showRooms = async (reading: Reading): Promise<Html | null> => {
  const { upTo } = words[reading.language];
  const all = await readRooms(reading);
  return all.length === 0
    ? null
    : html`${all.map(
        ({ name, rooms }) =>
          html`${all.length > 1 && html`<h3>${name}</h3>`}<ul class="rooms">${rooms.map((room) => html`<li>${room.name}${room.capacity !== null && html` <span class="facts">· ${upTo} ${room.capacity}</span>`}</li>`)}</ul>`,
      )}`;
};

const dayOfMeals = (dishes: MealsOf['dishes'], language: SiteLanguage): readonly Html[] =>
  MEALS.flatMap((meal) => {
    const names = dishes.filter((dish) => dish.meal === meal).map(({ name }) => name);
    return names.length === 0 ? [] : [html`<div><b>${words[language].meals[meal]}</b> ${names.join(', ')}</div>`];
  });

/** What is eaten this week by the food menus of the portal; null where no location has one. */
export const showMeals = async (reading: Reading, today: string): Promise<Html | null> => {
  const { language } = reading;
  const all = await readMeals(reading, today);
  return all.length === 0
    ? null
    : html`${all.map(({ name, dishes }) => {
        const lines = WEEK.flatMap((day) => {
          const of = dishes.filter((dish) => dish.day === day);
          return of.length === 0
            ? []
            : [
                html`<tr><th scope="row">${DAYS[language][day - 1] ?? ''}</th><td>${dayOfMeals(of, language)}</td></tr>`,
              ];
        });
        return html`<table>${caption(all, name)}${lines}</table>`;
      })}`;
};
