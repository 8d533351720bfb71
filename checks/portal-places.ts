import { pathsOf, read } from './sources.ts';

/** How screens come to the location they show; a row says `located` and its screen is given it. */
const linesWith = (pattern: RegExp): string[] =>
  read(pathsOf('apps/portal/src/domains/**/*.{ts,tsx}')).flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1}`] : [])),
  );

/** Parts and screens that look the location up by themselves. */
export const placesLookedUp = (): string[] => linesWith(/\buseCurrentLocation\(\)/);

/** The list of locations asked for its effect, as nothing needs since the shell asks for it. */
export const placesAskedForNothing = (): string[] => linesWith(/^\s*useLocations\(\);/);

/** Questions that wait for a location. */
export const pausesForPlaces = (): string[] =>
  linesWith(/\bpause: [^,}]*(\b(place|current|known|here)\b(?!\.)|\blocation === (''|null))/);
