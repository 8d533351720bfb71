import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPrivate } from '../installation.ts';
import type { AppContext } from '../kernel/call/app-context.ts';
import { inCentre } from '../kernel/db/in-centre.ts';
import type { Centres } from '../kernel/lib/centres.ts';
import type { Environment } from '../kernel/lib/environment.ts';
import { escaped } from '../kernel/lib/html.ts';
import { open } from '../outbox/post.ts';
import type { Written } from '../outbox/written.ts';

const NEWEST = 100;

/** A letter of the outbox, as a developer reads it. */
interface Read {
  readonly id: number;
  readonly channel: string;
  readonly kind: string;
  readonly to: string;
  readonly at: Date;
  readonly sent: Date | null;
  readonly trouble: string | null;
  readonly written: Written;
}

const emailsOf = async (appContext: AppContext, centre: number): Promise<Read[]> => {
  const rows = await inCentre(appContext.pools, centre, (db) =>
    db.selectFrom('outbox').selectAll().where('centre_id', '=', centre).orderBy('id', 'desc').limit(NEWEST).execute(),
  );
  return rows.map((row) => ({
    id: row.id,
    channel: row.channel,
    kind: row.kind,
    to: row.recipient,
    at: row.created_at,
    sent: row.sent_at,
    trouble: row.trouble,
    written: open(centre, row.key, row.sealed),
  }));
};

const asItem = ({ channel, to, at, sent, trouble, written }: Read): string => {
  const { subject, lines, code, button, attachments = [] } = written;
  const state = sent ? `sent ${sent.toISOString()}` : trouble ? `not sent: ${trouble}` : 'waiting';
  const link = button ? `<p><a href="${escaped(button.href)}">${escaped(button.label)}</a></p>` : '';
  return `<article><h2>${escaped(subject)}</h2>
<p>${escaped(channel)} to <b>${escaped(to)}</b>, ${at.toISOString()}, ${escaped(state)}</p>
${lines.map((line) => `<p>${escaped(line)}</p>`).join('')}${code ? `<pre>${escaped(code)}</pre>` : ''}${link}
${attachments.map(({ name }) => `<p>+ ${escaped(name)}</p>`).join('')}</article><hr>`;
};

const asPage = (letters: readonly Read[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Outbox</title></head><body><main><h1>Outbox</h1>
${letters.map(asItem).join('\n') || '<p>Nothing was written yet.</p>'}</main></body></html>`;

/**
 * Whether this process serves the outbox: where only the machine itself can reach it, so that every flow can be walked
 * after `npm start`. Listening on loopback is not enough for that, as a proxy in front reaches it there too.
 * DEV_OUTBOX=1 is to say that it may be seen, 0 that it may not.
 */
export const mayShowOutbox = (env: Partial<Environment>): boolean =>
  env.DEV_OUTBOX === '1' || (isPrivate(env) && env.DEV_OUTBOX !== '0');

/**
 * What mails and text messages say, at GET /dev/outbox (`?format=json` for programs): the newest of the centre that the
 * host names. It opens every account, so it is served on a developer's own machine alone.
 */
export const serveOutbox = (app: FastifyInstance, appContext: AppContext, centres: Centres): void => {
  app.get('/dev/outbox', async (request: FastifyRequest<{ Querystring: { format?: string } }>, reply: FastifyReply) => {
    const centre = await centres.of(request.host);
    if (centre === null) return reply.code(404).send({ error: 'No centre answers to this host.' });
    const letters = await emailsOf(appContext, centre);
    reply.header('cache-control', 'no-store');
    if (request.query.format === 'json') return letters;
    return reply.type('text/html; charset=utf-8').send(asPage(letters));
  });
};
