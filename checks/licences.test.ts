import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../tools/root.ts';
import { licenceOf, lock, shipped } from '../tools/shipped.ts';

/** Licences that let the product be sold and run by others without conditions on its own sources. */
const allowed =
  /^(MIT|MIT-0|ISC|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|0BSD|BlueOak-1\.0\.0|MPL-2\.0|CC0-1\.0|CC-BY-4\.0|Unlicense|Zlib|Python-2\.0|OFL-1\.1|PostgreSQL)$/;

/** Packages with another licence that may come along, and why. */
const exceptions: readonly { readonly of: RegExp; readonly why: string }[] = [
  { of: /^@img\/sharp-/, why: 'libvips is LGPL-3.0: a library of its own beside ours, which anybody may replace' },
  {
    of: /^libheif-js$/,
    why: 'libheif and libde265 are LGPL-3.0: a module of its own beside ours, which anybody may replace',
  },
  { of: /^dejavu-fonts-ttf$/, why: 'Bitstream Vera: may be copied, embedded and sold as part of something larger' },
  { of: /^slick$/, why: 'MIT, as its manifest says with an address behind the word' },
  { of: /^png-js$/, why: 'MIT, as its file LICENSE says; its manifest names none' },
];

/** `(MIT OR GPL-3.0)` is allowed for its first half, `MIT AND GPL-3.0` is not. */
const isAllowed = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(/ OR /)
    .some((choice) => choice.split(/ AND /).every((part) => allowed.test(part.trim())));

test('every package the product runs on has a licence it may be shipped with', () => {
  expect(shipped.length).toBeGreaterThan(100);
  const wrong = shipped.flatMap(([path, entry]) => {
    const licence = licenceOf(path, entry);
    const name = path.replace(/^.*node_modules\//, '');
    // Packages of other platforms are not on this disk; they are checked where they are installed.
    if (licence === null || isAllowed(licence) || exceptions.some(({ of }) => of.test(name))) return [];
    return [`${name}@${entry.version}: ${licence}`];
  });
  expect(wrong).toEqual([]);
});

test('what we ask for is pinned exactly', () => {
  const own = Object.entries(lock.packages).filter(([path]) => !path.includes('node_modules'));
  const loose = own.flatMap(([path]) => {
    const manifest = JSON.parse(readFileSync(inRoot(path, 'package.json'), 'utf8'));
    const asked = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
    return Object.entries(asked)
      .filter(([name, range]) => !name.startsWith('@nestling/') && !/^(npm:.+@)?\d[\w.+-]*$/.test(String(range)))
      .map(([name, range]) => `${path || 'package.json'}: ${name} ${range}`);
  });
  expect(loose).toEqual([]);
});
