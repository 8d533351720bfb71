import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { sharp } from '@nestling/api/files/decoder.ts';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { callAs, stated, teacherOfAva } from '../apps/e2e/src/calls.ts';
import { type Product, startProduct } from '../apps/e2e/src/product.ts';
import { findChromium } from '../tools/chromium.ts';
import { percentile } from './api.ts';
import { openSlowLine } from './live/slow-line.ts';

/**
 * What a family waits for on a slow phone line: the largest contentful paint (LCP) of /login, /home and the words of a
 * portfolio with nothing cached (beside it its first photo), and the first picture of a camera from the press on "Watch". Chromium, through a line of 1.6 Mbit/s and
 * 150 ms there and back that all connections share; the same without the line stands beside it, and LCP and first
 * picture on a processor slowed four times. The reference is a page of one script, as large as the shell comes, that
 * draws one line of text: what the line alone asks of any page drawn by a script.
 *   node bench/page-load.ts [--runs 5] [--only portfolio]
 * `--only` measures the portfolio alone, beside the reference.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } } });
const isWhole = values.only === undefined;
const runs = Number(values.runs);
const slow = { bytesPerSecond: 1_600_000 / 8, roundTripMs: 150 };
const mostLcpMs = 1800;
const mostPictureMs = 3000;

/** How many times a cheap phone's processor is slower. */
const slowed = 4;

/** What a page asked for at its last load. */
const sizes = new Map<string, { requests: number; kB: number }>();

type Reading = Record<
  | 'login'
  | 'home'
  | 'portfolio'
  | 'photo'
  | 'picture'
  | 'slowed'
  | 'reference'
  | 'loginSlowed'
  | 'homeSlowed'
  | 'referenceSlowed',
  number[]
>;

/** kB of the portal's first script as it comes over the line. */
const shellKb = 122;

/** A page of one script that draws one line. Answers its port, and how to stop it. */
const startReference = async (): Promise<{ port: number; stop: () => void }> => {
  // Nobody presses random bytes any smaller, so that as many go over the line.
  const script = `//${randomBytes(shellKb * 750).toString('base64')}\ndocument.body.append('Reference')`;
  const server = createServer((request, response) => {
    const isScript = request.url === '/script.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : '<!doctype html><script type="module" src="/script.js"></script><body></body>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The reference does not listen.');
  return { port: address.port, stop: () => server.close() };
};

/** A browser for which the ports of the product lie at other ones, without the page noticing. */
const browserBy = async (own: readonly number[], ports: readonly number[]): Promise<Browser> => {
  const { path, env, args } = await findChromium();
  const rules = own.map((port, i) => `MAP localhost:${port} 127.0.0.1:${ports[i]}`).join(', ');
  return chromium.launch({
    executablePath: path,
    args: [...args, ...(ports.length > 0 ? [`--host-resolver-rules=${rules}`] : [])],
    env: { ...process.env, ...env },
  });
};

/** The largest paint of the page so far, ms after it was asked for, and the largest of its words. */
type Paint = { readonly lcp: number; readonly words: number };
const paintOf = async (page: Page): Promise<Paint> => {
  const all = await page.evaluate<[number, boolean][]>(`new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().map((one) => [one.startTime, one.element?.tagName === 'IMG'])))
      .observe({ type: 'largest-contentful-paint', buffered: true });
  })`);
  const last = (of: readonly [number, boolean][]): number => of.at(-1)?.[0] ?? Number.NaN;
  return { lcp: last(all), words: last(all.filter(([, isPicture]) => !isPicture)) };
};

const load = async (context: BrowserContext, path: string, sign: string, rate = 1): Promise<Paint> => {
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(path);
  await page.getByText(sign).first().waitFor();
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {});
  const seen = '[...document.querySelectorAll("main li img")].every((one) => one.loading !== "lazy" || one.complete)';
  for (let tries = 0; tries < 100 && !(await page.evaluate(seen)); tries += 1) await page.waitForTimeout(100);
  const paint = await paintOf(page);
  const asked = await page.evaluate(() => {
    const all = performance.getEntriesByType('resource');
    const bytes = all.reduce((sum, one) => sum + (one instanceof PerformanceResourceTiming ? one.transferSize : 0), 0);
    return { requests: all.length, kB: Math.round(bytes / 1000) };
  });
  sizes.set(path, asked);
  await page.close();
  return paint;
};

/** Signs in beside the line: Playwright's own requests take the short way, and leave the cookie alone behind. */
const signedIn = async (context: BrowserContext): Promise<void> => {
  const query = `mutation { login(username: "parent", password: "nestling-demo") { access_token } }`;
  const answer = await context.request.post('/graphql', { data: { query }, headers: { 'x-nestling': '1' } });
  if (!answer.ok()) throw new Error(`The demo parent cannot sign in: ${answer.status()}.`);
};

/** A family that was signed in here comes back: its cookie, and what the portal left behind. */
const comeBack = async (context: BrowserContext): Promise<void> => {
  await signedIn(context);
  await context.addInitScript(`localStorage.setItem('userRoles', '[{"name":"parent"}]')`);
};

/** A photo as a phone of today packs it: soft shapes under grain. */
const aPhoto = async (hue: number): Promise<string> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const soft = sharp({ create: { width: 200, height: 150, channels: 3, noise, background: '#000' } });
  const large = await sharp(await soft.png().toBuffer())
    .resize(1600, 1200)
    .modulate({ hue })
    .jpeg({ quality: 85 })
    .toBuffer();
  return `data:image/jpeg;base64,${large.toString('base64')}`;
};

/** A portfolio of Ava's, of twelve moments with their photos, published. Answers its address. */
const publishPortfolio = async (product: Product, browser: Browser): Promise<string> => {
  const context = await browser.newContext({ baseURL: product.url() });
  const office = await callAs(context.request, 'manager');
  const { students } = await office.ask('{ students(first: 5, page: 1, search: "Ava Lopez") { data { id } } }');
  const [{ id: ava }] = students.data;
  const [date = '', time = ''] = stated(new Date());
  const made: string[] = [];
  for (let n = 0; n < 12; n += 1) {
    const { uploadImage } = await office.ask(
      'mutation ($image: String!) { uploadImage(image: $image) { image_name error } }',
      {
        image: await aPhoto(n * 30),
      },
    );
    const { saveObservationActivity } = await office.ask(
      `mutation ($photo: String) { saveObservationActivity(students: [${ava}], date: "${date}", time: "${time}", photo: $photo,
        note: "Ava looked at the leaf for a long time and told what she saw in it.") { status message activity { id } } }`,
      { photo: uploadImage.image_name },
    );
    made.push(saveObservationActivity.activity.id);
  }
  await office.ask(`mutation { approveActivityPhotos(ids: [${made.join(', ')}], approved: true) { status } }`);
  const { createPortfolio } = await office.ask(`mutation { createPortfolio(student_id: ${ava}, start_date: "${date}",
    end_date: "${date}", name: "Leaves") { portfolio { id activity_count } } }`);
  const { id } = createPortfolio.portfolio;
  const publish = async (confirm: readonly string[]) => {
    const asked =
      'mutation ($confirm: [String!]) { publishPortfolio(id: %, confirm: $confirm) { status errors { field } } }';
    return (await office.ask(asked.replace('%', id), { confirm })).publishPortfolio;
  };
  // It asks whom it tells, and is told that this is meant.
  const { errors } = await publish([]);
  const published = await publish(errors.map(({ field }: { field: string }) => field.replace('confirm.', '')));
  if (published.status !== 'Success') throw new Error(JSON.stringify([createPortfolio, published]));
  await context.close();
  return `/portfolio_preview/${id}`;
};

const firstPicture = async (context: BrowserContext, rate = 1): Promise<number> => {
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto('/contact/pets/cameras');
  const link = page.getByRole('link', { name: 'Watch Sunflowers' });
  await link.waitFor();
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {});
  const from = performance.now();
  await link.click();
  const shown = page.locator('[data-state="playing"] video').first();
  await shown.waitFor();
  while ((await shown.evaluate((video) => Number(Reflect.get(video, 'currentTime')))) === 0)
    await page.waitForTimeout(10);
  const took = performance.now() - from;
  await page.close();
  return took;
};

const measure = async (
  product: Product,
  own: readonly number[],
  ports: readonly number[],
  portfolio: string,
): Promise<Reading> => {
  const browser = await browserBy(own, ports);
  const reading: Reading = {
    login: [],
    home: [],
    portfolio: [],
    photo: [],
    picture: [],
    slowed: [],
    reference: [],
    loginSlowed: [],
    homeSlowed: [],
    referenceSlowed: [],
  };
  const phone = () =>
    browser.newContext({
      baseURL: product.url(),
      viewport: { width: 390, height: 780 },
      serviceWorkers: 'block',
    });
  /** LCP in a browser that has nothing cached; of somebody who was signed in here where `back` is given. */
  const fresh = async (path: string, sign: string, { back = false, rate = 1 } = {}): Promise<Paint> => {
    const context = await phone();
    if (back) await comeBack(context);
    const paint = await load(context, path, sign, rate);
    await context.close();
    return paint;
  };
  const reference = `http://localhost:${own.at(-1)}/`;
  try {
    for (let run = 0; run < runs; run += 1) {
      reading.reference.push((await fresh(reference, 'Reference')).lcp);
      const { words, lcp } = await fresh(portfolio, 'Ava looked at the leaf', { back: true });
      reading.portfolio.push(words);
      reading.photo.push(lcp);
      if (!isWhole) continue;
      const teacher = await phone();
      await (await teacherOfAva(teacher.request))('in');
      await teacher.close();
      reading.login.push((await fresh('/login', 'Forgot it?')).lcp);
      const family = await phone();
      await comeBack(family);
      reading.home.push((await load(family, '/home', 'Sunflowers')).lcp);
      reading.picture.push(await firstPicture(family));
      reading.slowed.push(await firstPicture(family, slowed));
      await family.close();
      reading.referenceSlowed.push((await fresh(reference, 'Reference', { rate: slowed })).lcp);
      reading.loginSlowed.push((await fresh('/login', 'Forgot it?', { rate: slowed })).lcp);
      reading.homeSlowed.push((await fresh('/home', 'Sunflowers', { back: true, rate: slowed })).lcp);
    }
  } finally {
    await browser.close();
  }
  return reading;
};

const median = (times: number[]): number => percentile(times, 0.5);

const main = async (): Promise<boolean> => {
  const product = await startProduct();
  const reference = await startReference();
  try {
    const own = [product.ports.portal, product.ports.gateway, reference.port];
    const near = await browserBy(own, []);
    const portfolio = await publishPortfolio(product, near);
    await near.close();
    const fast = await measure(product, own, [], portfolio);
    const line = await openSlowLine(own, slow);
    const through = await measure(product, own, line.ports, portfolio);
    line.close();
    const [load = 0] = loadavg();
    console.log(
      `cores ${availableParallelism()}, load ${load.toFixed(2)} (this run included), ${runs} runs, medians in ms`,
    );
    const row = (name: string, key: keyof Reading, most: number): boolean => {
      const good = median(through[key]) <= most;
      const all = through[key].map((ms) => ms.toFixed(0)).join(', ');
      console.log(
        `${name.padEnd(32)} ${median(through[key]).toFixed(0)} by 1.6 Mbit/s and 150 ms (${all}), ${median(fast[key]).toFixed(0)} without; at most ${most}: ${good ? 'reached' : 'missed'}`,
      );
      return good;
    };
    const told = (name: string, key: keyof Reading): void =>
      console.log(
        `${name.padEnd(32)} ${median(through[key]).toFixed(0)} by the line, ${median(fast[key]).toFixed(0)} without`,
      );
    for (const [path, { requests, kB }] of sizes) console.log(`${path}: ${requests} requests, ${kB} kB`);
    told('LCP of the reference', 'reference');
    told('first photo of a portfolio', 'photo');
    const ofPortfolio = row('words of a portfolio, nothing cached', 'portfolio', mostLcpMs);
    if (!isWhole) return ofPortfolio;
    told(`LCP of the reference, processor / ${slowed}`, 'referenceSlowed');
    told(`LCP of /login, processor / ${slowed}`, 'loginSlowed');
    told(`LCP of /home, processor / ${slowed}`, 'homeSlowed');
    return [
      ofPortfolio,
      row('LCP of /login, nothing cached', 'login', mostLcpMs),
      row('LCP of /home, nothing cached', 'home', mostLcpMs),
      row('first picture after the press', 'picture', mostPictureMs),
      row(`the same, processor / ${slowed}`, 'slowed', mostPictureMs),
    ].every(Boolean);
  } finally {
    reference.stop();
    await product.stop();
  }
};

process.exit((await main()) ? 0 : 1);
