import { slugOf } from './slug.ts';

/** As long the name of a center in its address is at most, so that it fits a label of a host with something behind it. */
const LONGEST = 50;
/** As short as it is at least. */
const SHORTEST = 3;

/** 'Little Oaks, Dublin' → 'little-oaks-dublin'; empty where nothing of it can stand in an address. */
export const centerSlugOf = (name: string): string =>
  slugOf(name.normalize('NFKD')).slice(0, LONGEST).replace(/-$/, '');

/**
 * Whether a text can be the name of a center in its address. Two dashes beside each other are none: what begins as an encoded
 * name of other letters ('xn--…') cannot.
 */
export const isCenterSlug = (text: string): boolean => text.length >= SHORTEST && centerSlugOf(text) === text;
