import { runNode } from '../tools/suites/outcome.ts';

/** `npm run bench`: every measurement in turn; `npm run bench -- graphql` one of them, with its own arguments after it. */
const all = [
  'graphql',
  'login',
  'checkin',
  'attendance',
  'attendance-days',
  'search',
  'immunizations',
  'kiosk-offline',
  'right-to-watch',
  'plans',
  'gateway',
  'latency',
  'page-load',
  'first-change',
  'revocation',
  'losses',
  'chat',
  'alert',
  'newsletter',
  'editor',
  'tickets',
  'mail',
  'site',
  'imports',
  'milestones',
  'frameworks',
  'portfolios',
  'names',
  'tokens',
  'webhooks',
  'busy',
  'billing-run',
];
const [wanted, ...rest] = process.argv.slice(2);
if (wanted && !all.includes(wanted)) {
  console.error(`There is no bench "${wanted}": ${all.join(', ')}.`);
  process.exit(1);
}
const failed: string[] = [];
for (const name of wanted ? [wanted] : all) {
  console.log(`== ${name}`);
  if ((await runNode([`bench/${name}.ts`, ...rest])) !== 0) failed.push(name);
}
if (failed.length > 0) console.error(`Below its bar, or not run: ${failed.join(', ')}.`);
process.exit(failed.length > 0 ? 1 : 0);
