import { engineNames, runBrowser } from './suites/browser.ts';
import { fail, Trouble } from './trouble.ts';

/**
 * `npm run e2e -- --engine chromium|firefox|webkit|all [--short]`: the browser tests alone, in Chromium when nothing is
 * said. Every other argument goes to Playwright: `npm run e2e -- --engine firefox specs/guests.spec.ts --headed`.
 * `npm run e2e -- --campaign [name]` runs the long walks of `campaign/`, which `npm test` leaves out, or the named one.
 */
const args = process.argv.slice(2);

/** Takes an option out of the arguments. */
const take = (name: string, words: 0 | 1): string | null => {
  const at = args.indexOf(name);
  if (at < 0) return null;
  return args.splice(at, 1 + words).at(-1) ?? null;
};

const wanted = (): (typeof engineNames)[number][] => {
  const named = take('--engine', 1) ?? 'chromium';
  if (named === 'all') return [...engineNames];
  const engine = engineNames.find((name) => name === named);
  if (engine) return [engine];
  throw new Trouble(`There is no engine "${named}": ${engineNames.join(', ')}, or all.`);
};

const main = async (): Promise<void> => {
  const engines = wanted();
  const short = take('--short', 0) !== null;
  // What follows it, as everything else, names the walks to Playwright.
  const campaign = take('--campaign', 0) !== null;
  const lines: string[] = [];
  let fine = true;
  for (const engine of engines) {
    const began = performance.now();
    const { passed, failed, skipped } = await runBrowser(console.log, { engine, short, campaign, args });
    const left = skipped.reduce((sum, { count }) => sum + count, 0);
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    for (const { count, reason } of skipped) lines.push(`${engine}: ${count} skipped: ${reason}`);
    lines.push(`${engine}: ${passed} passed, ${failed} failed, ${left} skipped in ${seconds} s`);
    fine &&= failed === 0 && passed + left > 0;
  }
  for (const line of lines) console.log(line);
  process.exit(fine ? 0 : 1);
};

main().catch(fail);
