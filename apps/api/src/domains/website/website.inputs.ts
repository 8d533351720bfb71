import { id, int, json, text } from '../../kernel/call/input.ts';
import { pageShape } from './document.ts';
import { Site } from './website.entities.ts';

/** Letters of a page as JSON: 1 MB at most. */
const LONGEST_PAGE = 1_000_000;
export const content = json(pageShape, LONGEST_PAGE);
/** What a page is called in its address; what is no slug is told at its field. */
export const slug = text(1, 200);
export const img = text(0, 80).nullish();
export const order = int(0, 100_000);
export const ofSite = { site_id: id(Site).optional() };
export const themeName = text(1, 100);
