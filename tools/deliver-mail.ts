import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';

/**
 * `node tools/deliver-mail.ts --url https://sunny.example.com --to … --from … --ip … --helo …` hands the mail on its input to
 * the portal, as a mail server pipes it (Postfix: docs/run-in-production.md), signed with what stands in the file `--secret`, else
 * in MAIL_HOOK_SECRET. It ends with 0 where the mail is taken, with 75
 * (EX_TEMPFAIL of sysexits.h) where the mail server should try again later, and with 65 (EX_DATAERR) where nothing is made of it.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: '' },
    to: { type: 'string', default: '' },
    from: { type: 'string', default: '' },
    ip: { type: 'string', default: '' },
    helo: { type: 'string', default: '' },
    secret: { type: 'string', default: '' },
  },
});
const EX_TEMPFAIL = 75;
const EX_DATAERR = 65;
const WAIT_MS = 60_000;

const deliver = async (): Promise<number> => {
  const { url, to, from, ip, helo, secret: file } = values;
  const secret = file ? readFileSync(file, 'utf8').trim() : (process.env.MAIL_HOOK_SECRET ?? '');
  const address = new URL(`/hooks/mail/inbound?${new URLSearchParams({ to, from, ip, helo })}`, url);
  const body = await buffer(process.stdin);
  const at = String(Math.floor(Date.now() / 1000));
  const signatureOf = (signed: Buffer | string): string =>
    createHmac('sha256', secret)
      .update(`${at}.${`${address.host}${address.pathname}${address.search}`.toLowerCase()}.`)
      .update(signed)
      .digest('hex');
  const headers = {
    'content-type': 'message/rfc822',
    'x-timestamp': at,
    'x-signature': signatureOf(body),
    'x-envelope-signature': signatureOf(''),
  };
  const signal = AbortSignal.timeout(WAIT_MS);
  const { ok, status } = await fetch(address, { method: 'POST', headers, body: new Uint8Array(body), signal });
  if (ok) return 0;
  console.error(`The portal answered ${status}.`);
  return status === 413 || status === 422 ? EX_DATAERR : EX_TEMPFAIL;
};

process.exitCode = await deliver().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  return EX_TEMPFAIL;
});
