import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startCluster } from '@nestling/postgres/cluster.ts';
import { startSmtpSink } from '@nestling/testing/smtp-sink.ts';
import { at, login, post, startApi } from './api.ts';
import { addFamilies, openDemo } from './families.ts';

/**
 * A newsletter with personal fields to 10,000 addresses over SMTP to a sink on this machine, the process of the api, which
 * is also that of the jobs, killed after a third and after two thirds. Prints how long it took from the press to the last
 * mail, and how many addresses got none, or more than one. A mail that was on its way when the process died comes again
 * under the same Message-ID, which a mailbox shows once; that is counted apart.
 *
 *   node bench/newsletter.ts [--people 10000] [--kills 2]
 */
const { values } = parseArgs({
  options: { people: { type: 'string', default: '10000' }, kills: { type: 'string', default: '2' } },
});
const PEOPLE = Number(values.people);
const KILLS = Number(values.kills);
const MOST_SECONDS = 60;
const LONGEST_MS = 300_000;

const sink = await startSmtpSink();
process.env.SMTP_URL = sink.url;
process.env.MAIL_FROM = 'Sunny Days <hello@sunny.example>';
const home = mkdtempSync(join(tmpdir(), 'nestling-bench-'));
const cluster = await startCluster({ dir: join(home, 'postgres'), test: false });
let api: ChildProcess | undefined;
try {
  const first = await startApi(home, cluster.url);
  api = first.api;
  const { client, location } = await openDemo(cluster.url);
  await addFamilies(client, location, PEOPLE);
  const token = (await login(first.port, 'manager')) ?? '';
  const ask = (query: string, variables: object) => post(first.port, { query, variables }, token);
  const template = {
    blocks: [
      { id: 'head', type: 'heading', text: 'Dear {{first_name|family}}' },
      { id: 'text', type: 'text', html: `<p>${'We planted tulips. '.repeat(40)}</p>` },
    ],
  };
  const made = await ask(
    'mutation ($template: JSON!, $location: ID!) { createNewsletter(name: "Bench", template: $template, location: $location, subject: "Hello {{first_name|you}}") { status message newsletter { id } } }',
    { template, location },
  );
  const id = at(made, 'data', 'createNewsletter', 'newsletter', 'id');
  const began = performance.now();
  const sent = await ask(
    'mutation ($id: ID!, $location: ID!) { sendNewsletter(id: $id, locations: [$location]) { status message } }',
    { id, location },
  );
  console.log(String(at(sent, 'data', 'sendNewsletter', 'message') ?? JSON.stringify(sent)));
  const seconds = () => (performance.now() - began) / 1000;
  const letters = () => sink.arrived.filter(({ to }) => to.endsWith('@bench.example'));
  const reached = () => new Set(letters().map(({ to }) => to)).size;
  let killed = 0;
  let last = 0;
  for (let had = 0; had < PEOPLE && seconds() * 1000 < LONGEST_MS; ) {
    await wait(200);
    const has = reached();
    if (has > had) last = seconds();
    had = has;
    if (killed < KILLS && had >= (PEOPLE * (killed + 1)) / (KILLS + 1)) {
      killed += 1;
      api.kill('SIGKILL');
      console.log(`killed after ${seconds().toFixed(1)} s at ${had}`);
      api = (await startApi(home, cluster.url)).api;
    }
  }
  // What comes late would be doubled.
  await wait(3_000);
  const all = letters();
  const ids = new Set(all.map(({ message }) => /^Message-ID: (.*)$/im.exec(message)?.[1]));
  const named = all.filter(({ to, message }) => {
    const n = /^bench\.(\d+)@/.exec(to)?.[1];
    return message.includes(`Dear Given${n}`) && message.includes(`Subject: Hello Given${n}`);
  });
  const lost = PEOPLE - reached();
  const doubled = ids.size - reached();
  console.log(
    `${reached()} addresses in ${last.toFixed(1)} s, ${lost} lost, ${doubled} doubled, ${all.length - ids.size} came again under their Message-ID, ${all.length - named.length} without their own name; load ${loadavg()[0]?.toFixed(1)}`,
  );
  await client.end();
  process.exitCode = lost === 0 && doubled === 0 && named.length === all.length && last <= MOST_SECONDS ? 0 : 1;
} finally {
  api?.kill();
  sink.close();
  await cluster.stop();
  rmSync(home, { recursive: true, force: true });
}
process.exit();
