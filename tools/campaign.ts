import { parseArgs } from 'node:util';
import { parts, runPart } from './suites/campaign.ts';
import { fail, Trouble } from './trouble.ts';

/**
 * `npm run campaign -- [--short] [parts]`: what only repeats with other numbers and `npm test` does not repeat: faults,
 * requests, fuzz, the long walks, the browser suite in every engine. All of it before an issue is called resolved (hours);
 * `--short` gives each part a few minutes. `npm run campaign -- walks engines` runs those.
 */
const { values, positionals } = parseArgs({ options: { short: { type: 'boolean' } }, allowPositionals: true });

const main = async (): Promise<void> => {
  const unknown = positionals.find((wanted) => parts.every(({ name }) => name !== wanted));
  if (unknown) throw new Trouble(`There is no part "${unknown}": ${parts.map(({ name }) => name).join(', ')}.`);
  const lines: string[] = [];
  let fine = true;
  for (const part of parts.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
    console.log(`campaign | ${part.about}`);
    const began = performance.now();
    const good = await runPart(part, values.short ?? false, 'inherit');
    lines.push(`${good ? 'ok  ' : 'FAIL'} ${part.name} in ${((performance.now() - began) / 60_000).toFixed(1)} min`);
    fine &&= good;
  }
  for (const line of lines) console.log(`campaign | ${line}`);
  process.exit(fine ? 0 : 1);
};

main().catch(fail);
