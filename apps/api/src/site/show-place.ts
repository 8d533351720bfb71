import { type Html, html } from '../kernel/lib/html.ts';
import type { SiteLanguage } from '../model/site/page.ts';
import { mapOf, type Place } from './places.ts';
import { words } from './words.ts';

const phoneOf = (number: string): Html => html`<br><a href="tel:${number.replace(/[^+\d]/g, '')}">${number}</a>`;

/** Where a location is, by what number it is called, and the way to it on a map. */
export const showPlace = (language: SiteLanguage, { name, address, phone }: Place): Html =>
  html`<address><strong>${name}</strong>${address && html`<br>${address} <a href="${mapOf(address)}" rel="noreferrer">${words[language].map}</a>`}${phone && phoneOf(phone)}</address>`;
