/** As long the name of a center in its address is at most, so that it fits a label of a host with something behind it. */
const LONGEST_SLUG = 50;
/** As short as it is at least. */
const SHORTEST_SLUG = 3;

/** 'Little Oaks, Dublin' → 'little-oaks-dublin'; empty where nothing of it can stand in an address. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-|-$/g, '');

/** Whether a text can be the name of a center in its address; what begins as an encoded name of other letters cannot. */
export const isSlug = (text: string): boolean =>
  text.length >= SHORTEST_SLUG && text.length <= LONGEST_SLUG && slugOf(text) === text && !/^..--/.test(text);
