import { runBrowser } from './suites/browser.ts';

/** `npm run e2e -- specs/login.spec.ts --headed`: the browser tests alone; arguments go to Playwright. */
const { passed, failed } = await runBrowser(console.log, process.argv.slice(2));
process.exit(failed > 0 || passed === 0 ? 1 : 0);
