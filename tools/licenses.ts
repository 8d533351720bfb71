import { licenceOf, shipped } from './shipped.ts';

/** `npm run licenses`: every package the product runs on, with its version and license, from the lock file. */
const lines = shipped.map(([path, entry]) => {
  const name = path.replace(/^.*node_modules\//, '');
  return `${name}@${entry.version ?? ''}  ${licenceOf(path, entry) ?? 'for another platform'}`;
});
for (const line of [...new Set(lines)].toSorted((a, b) => a.localeCompare(b, 'en'))) console.log(line);
