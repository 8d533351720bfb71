import { generateKeyPairSync } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { dkimSign } from 'mailauth/lib/dkim/sign.js';
import { expect, test } from 'vitest';
import { type Resolve, readerOf } from '../../src/domains/tickets/mail/read-mail.ts';

/** Mails of a run: a thousand in `npm test`; `npm run fuzz -- --runs N mail` sets another number. */
const RUNS = Number(process.env.MAIL_RUNS ?? process.env.FUZZ_RUNS ?? 1_000);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_127);
const HOURS_MS = 12 * 3_600_000;
/** A mail of a few kB that takes longer would hold up all others, ms. */
const LONGEST_MS = 500;
/** What may be kept after all mails beyond what was kept after a tenth of them, bytes. */
const MOST_KEPT = 16 * 1024 * 1024;

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');
const kept = async (): Promise<number> => {
  for (let i = 0; i < 3; i += 1) {
    if (typeof collect === 'function') collect();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const raw = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('base64');
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const texts = new Map([
  ['mail._domainkey.oak.example', `v=DKIM1; k=ed25519; p=${raw}`],
  ['_dmarc.oak.example', 'v=DMARC1; p=reject'],
]);
const resolver: Resolve = async (domain, type) => {
  const text = type === 'TXT' ? texts.get(domain.toLowerCase()) : undefined;
  if (text) return [[text]];
  throw Object.assign(new Error('none'), { code: 'ENOTFOUND' });
};
const read = readerOf(resolver);

const WORDS = 'It is back, thank you.';
const FROM = 'grace@oak.example';
const signed = async (text: string): Promise<string> => {
  const mail = [
    `From: Grace Miller <${FROM}>`,
    'To: reply+abc@mail.example.com',
    'Subject: Re: [T-1] Frozen picture',
    'Message-ID: <one@oak.example>',
    'Date: Fri, 27 Nov 2026 05:10:00 +0000',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="b1"',
    '',
    '--b1',
    'Content-Type: multipart/alternative; boundary="b2"',
    '',
    '--b2',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    text,
    '',
    'On Fri, Nov 27, 2026 at 5:00 AM Support <reply@mail.example.com> wrote:',
    '> Please unplug it.',
    '--b2',
    'Content-Type: text/html; charset=utf-8',
    '',
    `<div>${text}</div><blockquote>Please unplug it.</blockquote>`,
    '--b2--',
    '--b1',
    'Content-Type: text/plain; name="a.txt"',
    'Content-Disposition: attachment; filename="a.txt"',
    'Content-Transfer-Encoding: base64',
    '',
    'aGVsbG8=',
    '--b1--',
    '',
  ].join('\r\n');
  const by = { signingDomain: 'oak.example', selector: 'mail', privateKey: pem };
  const { signatures } = await dkimSign(mail, { ...by, signTime: new Date(), signatureData: [by] });
  return `${signatures}${mail}`;
};

/** What breaks readers: begins and ends of parts, headers, encodings, charsets, signs that are none. */
const PIECES = [
  '\r\n',
  '\n',
  '\r',
  '\0',
  '\r\n\r\n',
  '--b1\r\n',
  '--b2--\r\n',
  '--',
  'From: eve@evil.example\r\n',
  'From: grace@oak.example, eve@evil.example\r\n',
  'From: =?utf-8?B?Z3JhY2VAb2FrLmV4YW1wbGU=?= <eve@evil.example>\r\n',
  'Message-ID: <two@evil.example>\r\n',
  'Content-Type: multipart/mixed; boundary=b2\r\n',
  'Content-Type: multipart/mixed; boundary=""\r\n',
  'Content-Type: message/rfc822\r\n\r\n',
  'Content-Type: text/plain; charset=none-such\r\n',
  'Content-Type: text/plain; charset=utf-16; format=flowed; delsp=yes\r\n',
  "Content-Type: text/plain; name*0*=utf-8''%00%; name*1=x\r\n",
  'Content-Transfer-Encoding: base64\r\n',
  'Content-Transfer-Encoding: quoted-printable\r\n',
  'Content-Disposition: attachment; filename="../../etc/passwd\r\n"\r\n',
  'DKIM-Signature: v=1; a=rsa-sha256; d=oak.example; s=mail; h=from; l=1; bh=; b=\r\n',
  'DKIM-Signature: v=1; a=ed25519-sha256; d=evil.example; s=mail; h=from; bh=AA==; b=AA==\r\n',
  'ARC-Seal: i=1; cv=pass\r\n',
  'Authentication-Results: x; dmarc=pass\r\n',
  'Auto-Submitted: auto-replied\r\n',
  '=?utf-8?Q?=00=?=',
  '=?none?B?////?=',
  '=C3=28=',
  '\u202E\u2028\uFEFF',
  '"'.repeat(50),
  '('.repeat(50),
  '<'.repeat(50),
  ' '.repeat(500),
  'A'.repeat(2_000),
  `begin 644 x\r\n`,
  '<!--<div><script>',
  '&#x110000;&#0;&amp',
] as const;

/** One change: where, in thousandths of the mail, how many bytes go, and what comes. */
const change = fc.record({
  at: fc.nat(999),
  goes: fc.oneof(fc.constant(0), fc.nat(60)),
  comes: fc.oneof(
    fc.constantFrom<string>(...PIECES),
    fc.uint8Array({ maxLength: 12 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
    fc.constant(''),
  ),
});

const broken = (mail: string, changes: readonly { at: number; goes: number; comes: string }[]): Buffer => {
  let out = mail;
  for (const { at, goes, comes } of changes) {
    const place = Math.floor((at / 1000) * out.length);
    out = out.slice(0, place) + comes + out.slice(place + goes);
  }
  return Buffer.from(out, 'latin1');
};

const CONTROLS = /[^\P{Cc}\n\t]/u;
const onOneLine = (words: string): boolean => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(words);
const bare = (words: string): string => words.replace(/\s+/g, '');

test(`${RUNS} mails that are broken`, { timeout: HOURS_MS }, async () => {
  const mail = await signed(WORDS);
  const whole = await read({ raw: Buffer.from(mail), envelope: { ip: '', helo: '', sender: 'x@oak.example' } });
  expect(whole).toMatchObject({ proven: 'yes', from: FROM, words: WORDS, left: 0 });
  const seen = { proven: 0, read: 0, files: 0 };
  let slowest = 0;
  const one = async (bytes: Buffer) => {
    const began = performance.now();
    const got = await read({ raw: bytes, envelope: { ip: '192.0.2.7', helo: 'x', sender: 'x@oak.example' } });
    slowest = Math.max(slowest, performance.now() - began);
    expect(got.digest).toHaveLength(32);
    expect(got.from === null || (got.from.length <= 254 && /^[^\s@<>]+@[^\s@<>]+$/.test(got.from))).toBe(true);
    expect(onOneLine(got.subject) && got.subject.length <= 200).toBe(true);
    expect(onOneLine(got.fromName) && got.fromName.length <= 100).toBe(true);
    expect(got.words.length).toBeLessThanOrEqual(10_000);
    expect(CONTROLS.test(got.words)).toBe(false);
    expect(got.files.length).toBeLessThanOrEqual(10);
    for (const { name } of got.files) expect(onOneLine(name) && name.length <= 120).toBe(true);
    // Nobody has the key but who wrote the mail: what is proven says what was signed.
    if (got.proven === 'yes') {
      expect(got.from).toBe(FROM);
      expect(bare(got.words)).toBe(bare(WORDS));
      expect(got.files.map(({ bytes: of }) => Buffer.from(of).toString())).toEqual(['hello']);
      expect(Buffer.from(got.digest).equals(Buffer.from(whole.digest))).toBe(true);
    }
    seen.proven += Number(got.proven === 'yes');
    seen.read += Number(got.isReadable);
    seen.files += Number(got.files.length > 0);
  };
  const give = (numRuns: number, seed: number) =>
    fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => one(broken(mail, changes))),
      { numRuns, seed },
    );
  const began = performance.now();
  const first = Math.ceil(RUNS / 10);
  await give(first, SEED);
  const before = await kept();
  await give(RUNS - first, SEED + 1);
  const grown = (await kept()) - before;
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `fuzz mails: ${RUNS} mails, ${seen.read} read, ${seen.proven} proven, ${seen.files} with files, slowest ${slowest.toFixed(1)} ms, kept ${(grown / 1024).toFixed(0)} kB, ${seconds.toFixed(1)} s, seed ${SEED}`,
  );
  // Changes that matter to nobody keep a mail proven: without any, nothing would be seen of the rest.
  expect(seen.proven).toBeGreaterThan(0);
  expect(seen.read).toBeGreaterThan(RUNS / 2);
  expect(grown, 'bytes kept').toBeLessThan(MOST_KEPT);
  expect(slowest, 'ms for one mail').toBeLessThan(LONGEST_MS);
});
