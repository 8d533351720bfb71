import { execFile } from 'node:child_process';
import { createHash, createPrivateKey, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { PDFDocument } from '@cantoo/pdf-lib';
import { ContentInfo, SignedData } from 'pkijs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCertificate, anAuthority } from '../../../domains/centres/test/certificates.factory.ts';
import { documentKey } from '../../../secrets/document-key.ts';
import { fillPdf } from '../../fill-pdf.ts';
import type { PdfSigner } from '../../pdf-work.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'signed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const has = (program: string, ...args: string[]): Promise<boolean> =>
  run(program, args).then(
    () => true,
    () => false,
  );

let signer: PdfSigner;
beforeAll(async () => {
  const { key, certificates } = await documentKey(folder, {});
  signer = {
    ...{ key, certificates, name: 'Sunny Days', reason: 'Sealed as María sent it', timeStampUrl: null },
    at: Date.UTC(2026, 10, 29, 18),
  };
});

const sealed = (sign: PdfSigner) =>
  fillPdf({
    ...{
      do: 'fill',
      bytes: null,
      stamps: [],
      title: 'Field trip',
      overflow: 'Rest',
      attached: 'Attached',
      foot: 'foot',
    },
    sections: [
      { title: 'Answers', lines: [{ name: 'Name', text: 'José Ñandú /ByteRange [0 /x /y /z] /Contents <00>' }] },
    ],
    sign,
  });

/** What a reader does, by the documents: every byte but those between the two ranges, and the signature that stands there. */
const readSignature = (bytes: Uint8Array) => {
  const file = Buffer.from(bytes);
  const [, a = '', b = '', c = '', d = ''] =
    /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/.exec(file.toString('latin1')) ?? [];
  const [start, length, second, rest] = [Number(a), Number(b), Number(c), Number(d)];
  expect([start, second + rest]).toEqual([0, file.length]);
  const contents = Buffer.from(file.toString('latin1', length + 1, second - 1), 'hex');
  return { data: Buffer.concat([file.subarray(0, length), file.subarray(second)]), contents, gap: [length, second] };
};

const isValid = async (bytes: Uint8Array): Promise<boolean> => {
  const { data, contents } = readSignature(bytes);
  const signed = new SignedData({ schema: ContentInfo.fromBER(new Uint8Array(contents)).content });
  return signed.verify({ signer: 0, data: new Uint8Array(data).buffer }).catch(() => false);
};

test('a document is signed over every byte, and one that is changed shows', async () => {
  const { bytes, stamped } = await sealed(signer);
  expect(stamped).toBe(false);
  expect(await isValid(bytes)).toBe(true);
  const { gap } = readSignature(bytes);
  expect((gap[1] ?? 0) - (gap[0] ?? 0)).toBe(2 + 2 * 8_192);
  for (const at of [20, (gap[0] ?? 0) - 200, (gap[1] ?? 0) + 40, bytes.length - 20]) {
    const changed = Uint8Array.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(await isValid(changed), `byte ${at}`).toBe(false);
  }
  // It is read as any other, with its one page.
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1);
});

test('the certificate is named inside of what is signed, and no time but that of the document', async () => {
  const { contents } = readSignature((await sealed(signer)).bytes);
  const signed = new SignedData({ schema: ContentInfo.fromBER(new Uint8Array(contents)).content });
  const attributes = signed.signerInfos[0]?.signedAttrs?.attributes ?? [];
  expect(attributes.map(({ type }) => type)).toEqual([
    '1.2.840.113549.1.9.3',
    '1.2.840.113549.1.9.4',
    '1.2.840.113549.1.9.16.2.47',
  ]);
  const named = Buffer.from(attributes[2]?.values[0].toBER());
  const [own] = signer.certificates;
  expect(
    named.includes(
      createHash('sha256')
        .update(own ?? '')
        .digest(),
    ),
  ).toBe(true);
});

test('the key is made once, belongs to its certificate, and holds as long as records are kept', async () => {
  const again = await documentKey(`${folder}/.`, {});
  expect(again.key).toBe(signer.key);
  const certificate = new X509Certificate(again.certificates[0] ?? '');
  expect(certificate.checkPrivateKey(createPrivateKey(again.key))).toBe(true);
  expect(certificate.fingerprint256).toBe(again.fingerprint);
  expect(certificate.ca).toBe(false);
  expect(new Date(certificate.validTo).getFullYear() - new Date().getFullYear()).toBeGreaterThanOrEqual(19);
});

test('a pair of somebody readers know takes its place, on a curve as well; one that does not match is refused', async () => {
  const by = await anAuthority();
  const { certificate, private_key, chain } = await aCertificate(['documents.example.com'], { by });
  const [DOCUMENT_KEY, DOCUMENT_CERTIFICATE, wrong] = ['key.pem', 'pair.pem', 'wrong.pem'].map((name) =>
    join(folder, name),
  );
  writeFileSync(DOCUMENT_KEY ?? '', private_key);
  writeFileSync(DOCUMENT_CERTIFICATE ?? '', `${certificate}\n${chain}`);
  const theirs = await documentKey(folder, { DOCUMENT_KEY, DOCUMENT_CERTIFICATE });
  expect(theirs.certificates).toHaveLength(2);
  expect(await isValid((await sealed({ ...signer, ...theirs })).bytes)).toBe(true);
  writeFileSync(wrong ?? '', chain);
  await expect(documentKey(folder, { DOCUMENT_KEY, DOCUMENT_CERTIFICATE: wrong })).rejects.toThrow(
    'DOCUMENT_CERTIFICATE',
  );
});

/** An authority on this machine; closed when the work is done. */
const withAuthority = async (answers: RequestListener, work: (url: string) => Promise<void>): Promise<void> => {
  const server = createServer(answers).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  await work(`http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`).finally(() => server.close());
};

test('without its time-stamping authority a document is signed all the same', async () => {
  const wrong: readonly RequestListener[] = [
    (_, response) => response.writeHead(500).end(),
    (_, response) => response.end('not in DER'),
    (_, response) => response.destroy(),
  ];
  for (const answers of wrong)
    await withAuthority(answers, async (timeStampUrl) => {
      const { bytes, stamped } = await sealed({ ...signer, timeStampUrl });
      expect([stamped, await isValid(bytes)]).toEqual([false, true]);
    });
});

test('OpenSSL stamps and verifies it, pdfsig calls it valid', async ({ skip }) => {
  if (!(await has('openssl', 'version'))) return skip('OpenSSL is not installed here.');
  const path = (name: string) => join(folder, name);
  const config = `[tsa]\nserial = ${path('serial')}\nsigner_digest = sha256\ndefault_policy = 1.2.3.4\ndigests = sha256\n
    [req]\ndistinguished_name = dn\nx509_extensions = ext\nprompt = no\n[dn]\nCN = An authority of time\n
    [ext]\nextendedKeyUsage = critical,timeStamping\nkeyUsage = critical,digitalSignature\n`;
  writeFileSync(path('tsa.cnf'), config.replaceAll(/^ +/gm, ''));
  writeFileSync(path('serial'), '01\n');
  const made = ['-keyout', path('tsa.key'), '-out', path('tsa.pem')];
  await run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-config', path('tsa.cnf'), ...made]);
  const answer: RequestListener = async (request, response) => {
    writeFileSync(path('query'), await buffer(request));
    const by = ['-inkey', path('tsa.key'), '-signer', path('tsa.pem')];
    const args = ['ts', '-reply', '-config', path('tsa.cnf'), '-section', 'tsa', '-queryfile', path('query'), ...by];
    const { stdout } = await run('openssl', args, { encoding: 'buffer' });
    response.end(stdout);
  };
  await withAuthority(answer, async (timeStampUrl) => {
    const { bytes, stamped } = await sealed({ ...signer, timeStampUrl });
    expect(stamped).toBe(true);
    const { data, contents } = readSignature(bytes);
    writeFileSync(path('signed.pdf'), bytes);
    writeFileSync(path('data'), data);
    writeFileSync(path('signature.der'), contents);
    writeFileSync(path('own.pem'), new X509Certificate(signer.certificates[0] ?? '').toString());
    const given = ['-inform', 'DER', '-in', path('signature.der'), '-content', path('data'), '-binary'];
    const trust = ['-CAfile', path('own.pem'), '-purpose', 'any', '-out', path('out')];
    const { stderr } = await run('openssl', ['cms', '-verify', '-cades', ...given, ...trust]);
    expect(stderr).toContain('successful');
    if (!(await has('pdfsig', '-v'))) return;
    const { stdout } = await run('pdfsig', [path('signed.pdf')]);
    expect(stdout).toContain('Signature is Valid.');
    expect(stdout).toContain('Total document signed');
    expect(stdout).toContain('ETSI.CAdES.detached');
    bytes[200] = (bytes[200] ?? 0) ^ 1;
    writeFileSync(path('changed.pdf'), bytes);
    expect((await run('pdfsig', [path('changed.pdf')])).stdout).toContain('Digest Mismatch');
  });
});
