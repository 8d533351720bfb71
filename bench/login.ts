import { availableParallelism, loadavg } from 'node:os';
import { at, login, percentile, post, steadily, told, withApi } from './api.ts';

/**
 * Does a wave of sign-ins slow everybody else down? One process of the api with demo data; a teacher's calls at a
 * steady rate, by turns with and without sign-ins beside them. Prints percentiles in ms, and the median over the rounds
 * of the ratio of the two p99: what else the machine does comes and goes within a round or two.
 */
const LOGINS_PER_SECOND = 20;
const CALLS_PER_SECOND = 100;
const ROUND_SECONDS = 5;
const ROUNDS = 9;
const MOST = 2;

const accounts = ['parent', 'blog', 'teacher', 'manager', 'support', 'center', 'admin'];

const measure = async (port: number): Promise<boolean> => {
  const token = await login(port, 'teacher');
  if (!token) throw new Error('The demo teacher cannot sign in.');
  const query = '{ me { id fname roles { name } locations { id name } students { id } programs { id name } } }';
  const call = async () => at(await post(port, { query }, token), 'data', 'me', 'id') !== undefined;
  const signIn = async (i: number) => (await login(port, accounts[i % accounts.length] ?? 'parent')) !== null;
  await steadily(CALLS_PER_SECOND, 3, call);
  const quiet: number[] = [];
  const busy: number[] = [];
  const logins: number[] = [];
  const ratios: number[] = [];
  let failed = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await steadily(CALLS_PER_SECOND, ROUND_SECONDS, call);
    const [beside, wave] = await Promise.all([
      steadily(CALLS_PER_SECOND, ROUND_SECONDS, call),
      steadily(LOGINS_PER_SECOND, ROUND_SECONDS, signIn),
    ]);
    quiet.push(...alone.times);
    busy.push(...beside.times);
    logins.push(...wave.times);
    ratios.push(percentile(beside.times, 0.99) / percentile(alone.times, 0.99));
    failed += alone.failed + beside.failed + wave.failed;
  }
  const ratio = percentile(ratios, 0.5);
  const good = ratio <= MOST && failed === 0;
  const [load = 0] = loadavg();
  process.stdout.write(
    [
      `cores ${availableParallelism()}, load ${load.toFixed(2)} (this run included), ${ROUNDS} × ${ROUND_SECONDS} s each way`,
      `${CALLS_PER_SECOND} calls/s alone                ${told(quiet)}`,
      `${CALLS_PER_SECOND} calls/s beside ${LOGINS_PER_SECOND} logins/s  ${told(busy)}`,
      `logins                             ${told(logins)}`,
      `failed ${failed}`,
      `p99 ratio ${ratio.toFixed(2)}, median of ${ROUNDS} rounds (at most ${MOST}): ${good ? 'reached' : 'missed'}`,
      '',
    ].join('\n'),
  );
  return good;
};

await withApi(({ port }) => measure(port));
