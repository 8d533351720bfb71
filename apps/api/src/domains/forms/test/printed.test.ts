import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { PDFDocument } from '@cantoo/pdf-lib';
import { unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import PdfKit from 'pdfkit';
import { afterAll, describe, expect, test } from 'vitest';
import { putFile, readStored } from '../../../files/store.ts';
import { anUpload } from '../../files/test/files.factory.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { onePlace } from '../../locations/test/places.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aForm, aPdfForm } from './forms.factory.ts';

const { server, location: elm, manager } = await onePlace();
afterAll(() => server.close());

const origin = `http://localhost:${server.port}`;
const said = 'status message errors { field code message }';
const aFamily = async () => {
  const parent = await server.as('user');
  const child = await aStudent(server.tenant, { location_id: elm.id });
  await aGuardianLink(server.tenant, { student_id: child.id, user_id: parent.id });
  return { parent, child };
};
const sent = (person: { id: number }, bytes: Uint8Array) => anUpload(server.tenant.centre, person.id, bytes);
/** Makes the sealed PDF of the latest signing, as the queue does. */
const seal = async () => {
  const { id } = await server.tenant.db
    .selectFrom('form_signature')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await server.perform('form.seal', { signature: id });
  return id;
};
const add = async (bytes: Uint8Array, name = 'Slip') =>
  manager.call(
    'createNewForm',
    { name, location: elm.id, type: 'printed', file: await sent(manager, bytes), file_original: 'slip.pdf' },
    `${said} form { id version type document paper { url pages original } }`,
  );
const fetched = async (url: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(`http://127.0.0.1:${server.port}${url}`)).arrayBuffer());
/** The files of a ZIP of what was handed in on a form. */
const packed = async (form_id: string, days: object = {}) => {
  const { file } = await manager.call('exportFormEntries', { form_id, type: 'zip', ...days }, 'file');
  return unzipSync(await fetched(file));
};
const strokes = [
  [10, 200, 200, 40, 420, 220],
  [500, 100, 900, 120],
];

describe('a printed form', () => {
  test('finds its fields, is signed on the page, sealed, verified, sent back, signed again and approved', async () => {
    const { parent, child } = await aFamily();
    const { status, form } = await add(await aPdfForm({ hostile: true }), 'Field trip');
    expect(status).toBe('Success');
    expect(form.paper.pages).toEqual([{ width: 612, height: 792 }]);
    const blocks: { id: string; type: string; label: string; options?: { id: string }[] }[] = form.document.blocks;
    expect(blocks.map(({ type, label }) => [type, label])).toEqual([
      ['text', 'Name'],
      ['checkbox', 'Swim'],
      ['signature', 'Parent signature'],
    ]);
    const pages = Buffer.from(await (await fetch(new URL(form.paper.url, origin))).arrayBuffer());
    expect(pages.toString('latin1')).not.toMatch(/JavaScript|OpenAction|EmbeddedFile|Launch|AcroForm/);

    await manager.call('shareForm', { id: form.id, share_with: ['families'] }, said);
    const [asked] = await parent.call('getUserSharedFormStudent', { id: child.id }, 'form { id type } state');
    expect(asked).toEqual({ form: { id: form.id, type: 'printed' }, state: 'new' });

    const [name, swim, sign] = blocks.map(({ id }) => id);
    const values = {
      [name ?? '']: 'José Ñandú',
      [swim ?? '']: [blocks[1]?.options?.[0]?.id],
      [sign ?? '']: { name: 'Pat Parent', strokes },
    };
    const args = { file: form.id, user: parent.id, student: child.id, date: '2026-03-11', values };
    expect(await parent.call('submitPDFForm', args, said)).toMatchObject({ errors: [{ field: 'consent' }] });
    const done = await parent.call('submitPDFForm', { ...args, consent: true }, `${said} entry_id`);
    expect(done).toMatchObject({ status: 'Success' });
    const id = done.entry_id;
    expect(await parent.call('verifyFormEntry', { id }, 'state')).toEqual({ state: 'none' });
    const signature = await seal();
    const entry =
      'status files { id kind url sha256 original certificate } signatures { name method ip consent marks withdrawn_at }';
    const kept = await manager.call('getFormEntry', { id }, entry);
    expect(kept.signatures).toMatchObject([{ name: expect.any(String), ip: expect.stringContaining('127.0.0.1') }]);
    expect((await parent.call('getFormEntry', { id }, entry)).signatures[0].ip).toBeNull();
    const [file] = kept.files;
    const bytes = Buffer.from(await (await fetch(new URL(file.url, origin))).arrayBuffer());
    expect((await PDFDocument.load(bytes)).getPageCount()).toBe(2);
    expect(await parent.call('verifyFormEntry', { id }, 'state sha256')).toEqual({
      state: 'intact',
      sha256: file.sha256,
    });
    // A stranger's reader shows the certificate; whoever may see the entry learns whether a file is its PDF.
    expect(file.certificate).toMatch(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/);
    expect(bytes.includes('/SubFilter /ETSI.CAdES.detached')).toBe(true);
    const isIt = (sha256: string) => parent.call('verifyFormEntry', { id, sha256 }, 'copy certificate');
    expect(await isIt(file.sha256.toUpperCase())).toEqual({ copy: 'same', certificate: file.certificate });
    expect(await isIt('0'.repeat(64))).toMatchObject({ copy: 'other' });
    const letters = await server.tenant.db.selectFrom('outbox').selectAll().where('kind', '=', 'signed_form').execute();
    expect(letters).toHaveLength(1);

    // The job may run twice; the first stands.
    await server.perform('form.seal', { signature });
    expect((await manager.call('getFormEntry', { id }, 'files { id }')).files).toHaveLength(1);

    // One byte of what was signed is changed.
    const { stored } = await server.tenant.db
      .selectFrom('form_entry_file')
      .select('stored')
      .where('id', '=', Number(file.id))
      .executeTakeFirstOrThrow();
    bytes[bytes.length - 20] = (bytes[bytes.length - 20] ?? 0) ^ 1;
    await putFile(server.tenant.centre, stored, bytes);
    expect(await manager.call('verifyFormEntry', { id }, 'state')).toEqual({ state: 'changed' });
    // The digest in the table is changed with it: the seal does not fit.
    await server.tenant.db
      .updateTable('form_entry_file')
      .set({ sha256: createHash('sha256').update(bytes).digest('hex') })
      .where('id', '=', Number(file.id))
      .execute();
    expect(await manager.call('verifyFormEntry', { id }, 'state')).toEqual({ state: 'changed' });

    // Staff do not change what was signed; they send it back.
    expect(await manager.call('updateFormEntry', { id, values }, said)).toMatchObject({ errors: [{ code: 'SIGNED' }] });
    const judged = { id, student: child.id };
    await manager.call(
      'requestChangeForm',
      { ...judged, notes: 'The full name', date: '2026-04-01', blocks: [name] },
      said,
    );
    expect(await parent.call('updateFormEntry', { id, values }, said)).toMatchObject({
      errors: [{ field: 'consent' }],
    });
    const again = { ...args, values: { ...values, [name ?? '']: 'José Luis Ñandú' }, consent: true };
    expect(await parent.call('submitPDFForm', again, said)).toMatchObject({ status: 'Success' });
    await seal();
    expect(await parent.call('verifyFormEntry', { id }, 'state')).toEqual({ state: 'intact' });
    const earlier = (sha256: string) => parent.call('verifyFormEntry', { id, sha256 }, 'copy');
    const swapped = createHash('sha256').update(bytes).digest('hex');
    expect(await earlier(swapped)).toEqual({ copy: 'other' });
    const table = server.tenant.db.updateTable('form_entry_file').where('id', '=', Number(file.id));
    await table.set({ sha256: file.sha256 }).execute();
    expect(await earlier(file.sha256)).toEqual({ copy: 'earlier' });
    expect(await manager.call('approveSubmittedForm', { ...judged, approved: true }, said)).toMatchObject({
      status: 'Success',
    });
    expect(await parent.call('withdrawSignature', { id }, said)).toMatchObject({ errors: [{ code: 'STATE' }] });
    const listed = 'id form_name status';
    expect(await parent.call('getPDFFormSubmissions', { student: child.id }, listed)).toMatchObject([
      { id, form_name: 'Field trip', status: 'approved' },
    ]);
    const { parent: stranger } = await aFamily();
    expect(await stranger.call('getPDFFormSubmissions', {}, listed)).toEqual([]);
    expect(await stranger.call('verifyFormEntry', { id }, 'state')).toBeNull();
  }, 60_000);

  test('is filled in by hand and sent as a file; the signature can be taken back where it was given on the screen', async () => {
    const { parent, child } = await aFamily();
    const { form } = await add(await aPdfForm(), 'On paper');
    await manager.call('shareForm', { id: form.id, share_with: [], students: [child.id] }, said);
    const args = { file: form.id, user: parent.id, student: child.id, date: '2026-03-11' };
    const text = await sent(parent, Buffer.from('no pdf at all'));
    const asFile = { filename: 'slip.pdf', original: 'slip.pdf' };
    expect(await parent.call('submitPDFForm', { ...args, ...asFile, filepath: text }, said)).toMatchObject({
      errors: [{ field: 'filepath', code: 'NO_PDF' }],
    });
    // Somebody else's upload is nobody's.
    const theirs = await sent(manager, await aPdfForm());
    expect(await parent.call('submitPDFForm', { ...args, ...asFile, filepath: theirs }, said)).toMatchObject({
      errors: [{ field: 'filepath', code: 'UNKNOWN' }],
    });
    const filepath = await sent(parent, await aPdfForm({ hostile: true }));
    const done = await parent.call('submitPDFForm', { ...args, ...asFile, filepath }, `${said} entry_id`);
    expect(done).toMatchObject({ status: 'Success' });
    await seal();
    const { files, signatures } = await manager.call(
      'getFormEntry',
      { id: done.entry_id },
      'files { kind url } signatures { method marks }',
    );
    expect(files.map(({ kind }: { kind: string }) => kind)).toEqual(['handed_in', 'sealed']);
    const zip = await packed(form.id);
    expect(Object.keys(zip)).toEqual([
      'On paper.csv',
      'On paper.pdf',
      expect.stringMatching(/^Signed copies\/2026-.*\.pdf$/),
    ]);
    const sealed = await fetched(files[1].url);
    expect(Buffer.from(Object.values(zip)[2] ?? [])).toEqual(sealed);
    expect(
      Buffer.from(zip['On paper.csv'] ?? [])
        .toString('utf8')
        .trim()
        .split('\n'),
    ).toHaveLength(2);
    // Of days on which nothing was handed in there is nothing; whose entries these are not has none of them.
    expect(Object.keys(await packed(form.id, { end_date: '2026-01-01' }))).toEqual(['On paper.csv', 'On paper.pdf']);
    const other = await server.as('manager', { locations: [await aLocation(server.tenant)] });
    expect(await other.call('exportFormEntries', { form_id: form.id, type: 'zip' }, said)).toMatchObject({
      status: 'Error',
    });
    // More than one ZIP may hold is said before anything is packed.
    const large = server.tenant.db.updateTable('form_entry_file').set({ bytes: 50_000_000 });
    await large.where('entry_id', '=', Number(done.entry_id)).execute();
    expect(await manager.call('exportFormEntries', { form_id: form.id, type: 'zip' }, said)).toMatchObject({
      errors: [{ field: 'start_date', code: 'TOO_LARGE' }],
    });
    expect(signatures).toMatchObject([{ method: 'paper', marks: [] }]);
    expect(await parent.call('withdrawSignature', { id: done.entry_id }, said)).toMatchObject({
      status: 'Error',
    });
    // Whose hand it is stands in the call, and it is one's own.
    expect(await parent.call('submitPDFForm', { ...args, user: manager.id, values: {} }, said)).toMatchObject({
      status: 'Error',
    });
  }, 60_000);

  test('opens when it is locked for its owner alone, by whichever program', async () => {
    const own = await PDFDocument.load(await aPdfForm());
    own.encrypt({ userPassword: '', ownerPassword: 'owner' });
    const others = new PdfKit({
      ownerPassword: 'owner',
      pdfVersion: '1.7',
      permissions: { printing: 'highResolution' },
    });
    others.text('Permission slip of the state').end();
    for (const [name, bytes] of [
      ['by pdf-lib', await own.save()],
      ['by pdfkit', await buffer(others)],
    ] as const) {
      const { status, form } = await add(bytes, name);
      expect(status, name).toBe('Success');
      const pages = Buffer.from(await (await fetch(new URL(form.paper.url, origin))).arrayBuffer());
      const { items } = await (
        await (await getDocument({ data: new Uint8Array(pages) }).promise).getPage(1)
      ).getTextContent();
      expect(items.map((item) => ('str' in item ? item.str : '')).join(' '), name).toContain('Permission slip');
    }
  });

  test('is refused with a clear word when it is locked, damaged, too long, or goes in a circle', async () => {
    const locked = await PDFDocument.create();
    locked.addPage();
    locked.encrypt({ userPassword: 'secret', ownerPassword: 'owner' });
    const cases: [Uint8Array, string][] = [
      [await locked.save(), 'LOCKED'],
      [Buffer.from('%PDF-1.7\nnothing of the kind\nstartxref\n0\n%%EOF'), 'BROKEN'],
      [(await aPdfForm()).slice(0, 700), 'BROKEN'],
      [await aPdfForm({ pages: 500, fields: false }), 'TOO_MANY_PAGES'],
      [Buffer.from('GIF89a not a pdf'), 'NO_PDF'],
      [inACircle(), 'BROKEN'],
      [anXfaForm(), 'XFA'],
    ];
    for (const [bytes, code] of cases) {
      const got = await add(bytes);
      expect(got, code).toMatchObject({ status: 'Error', errors: [{ field: 'file', code }] });
    }
    // Nothing is left of them, and the next one is taken.
    expect(await add(await aPdfForm())).toMatchObject({ status: 'Success' });
    expect(
      await manager.call('createNewForm', { name: 'Nothing', location: elm.id, type: 'printed' }, said),
    ).toMatchObject({ errors: [{ field: 'file', code: 'REQUIRED' }] });
  }, 120_000);

  test('keeps each field on a page, and entries on the pages they were written on', async () => {
    const { form } = await add(await aPdfForm(), 'Placed');
    const [first] = form.document.blocks;
    const loose = { ...first, place: undefined };
    expect(
      await manager.call('saveFormDocument', { form_id: form.id, document: { blocks: [loose] }, version: 1 }, said),
    ).toMatchObject({ errors: [{ code: 'NO_PLACE' }] });
    const off = { ...first, place: { page: 3, x: 0, y: 0, w: 0.1, h: 0.1 } };
    expect(
      await manager.call('saveFormDocument', { form_id: form.id, document: { blocks: [off] }, version: 1 }, said),
    ).toMatchObject({ errors: [{ code: 'BAD_PLACE' }] });
    const file = await sent(manager, await aPdfForm({ pages: 2 }));
    expect(await manager.call('updateForm', { id: form.id, file, file_original: 'new.pdf' }, said)).toMatchObject({
      status: 'Success',
    });
    const now = await manager.call('form', { id: form.id }, 'version document paper { pages original }');
    expect(now).toMatchObject({ version: 2, paper: { original: 'new.pdf' } });
    expect(now.paper.pages).toHaveLength(2);
    const copy = await manager.call('duplicateForm', { id: form.id }, `${said} form { type paper { pages url } }`);
    expect(copy.form.type).toBe('printed');
    expect((await fetch(new URL(copy.form.paper.url, origin))).status).toBe(200);
  }, 60_000);

  test('whose pages cannot be written on is sealed nevertheless, at the first try', async () => {
    const { parent, child } = await aFamily();
    const { form } = await add(await aPdfForm(), 'Damaged later');
    await manager.call('shareForm', { id: form.id, share_with: ['families'] }, said);
    const blocks: { id: string; type: string }[] = form.document.blocks;
    const of = (type: string) => blocks.find((block) => block.type === type)?.id ?? '';
    const values = { [of('text')]: 'José Ñandú', [of('signature')]: { name: 'Pat Parent', strokes } };
    const args = { file: form.id, user: parent.id, student: child.id, date: '2026-03-11', values, consent: true };
    const done = await parent.call('submitPDFForm', args, `${said} entry_id`);
    expect(done).toMatchObject({ status: 'Success' });
    const { stored } = await server.tenant.db
      .selectFrom('form_paper')
      .select('stored')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await putFile(server.tenant.centre, stored, Buffer.from('%PDF-1.7 nothing a reader can read'));
    await seal();
    const entry = await manager.call('getFormEntry', { id: done.entry_id }, 'files { url }');
    const bytes = Buffer.from(await (await fetch(new URL(entry.files[0].url, origin))).arrayBuffer());
    expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1);
    expect(await parent.call('verifyFormEntry', { id: done.entry_id }, 'state')).toEqual({ state: 'intact' });
  });
});

describe('a document', () => {
  test('is signed by those it is shared with, and again in its next version', async () => {
    const { parent, child } = await aFamily();
    const upload = async () => ({
      file_name: 'handbook.pdf',
      file_path: await sent(manager, await aPdfForm({ fields: false })),
      file_original: 'handbook.pdf',
    });
    const { file } = await manager.call(
      'createNewFile',
      { name: 'Handbook', location: elm.id, type: 'document', ...(await upload()), data: { students: [child.id] } },
      `${said} file { id }`,
    );
    await manager.call('publishedFiles', { id: file.id, value: true }, said);
    expect(await manager.call('askSignature', { file_id: file.id }, said)).toMatchObject({ status: 'Success' });
    for (const list of ['getForms', 'filterWebForms']) {
      const forms = await manager.call(list, { location: elm.id }, 'paper { original } file { id }');
      expect(forms).toContainEqual({ paper: { original: expect.any(String) }, file: { id: String(file.id) } });
    }
    const list = 'id name sign_form sign_state';
    const [shared] = await parent.call('getUserSharedDocumentStudent', { id: child.id }, list);
    expect(shared).toMatchObject({ name: 'Handbook', sign_state: 'new' });
    const form = await parent.call('form', { id: shared.sign_form }, 'document');
    const [sign, day] = form.document.blocks.map(({ id }: { id: string }) => id);
    const args = {
      file: shared.sign_form,
      user: parent.id,
      student: child.id,
      date: '2026-03-11',
      values: { [sign]: { name: 'Pat Parent' }, [day]: '2026-03-11' },
      consent: true,
    };
    expect(await parent.call('submitPDFForm', args, said)).toMatchObject({ status: 'Success' });
    expect(await parent.call('getUserSignedDocument', { id: parent.id, student: child.id }, list)).toMatchObject([
      { name: 'Handbook', sign_state: 'submitted' },
    ]);
    await manager.call('updateFile', { id: file.id, ...(await upload()) }, said);
    await manager.call('askSignature', { file_id: file.id }, said);
    expect(await parent.call('getUserSharedDocumentStudent', { id: child.id }, list)).toMatchObject([
      { sign_state: 'new' },
    ]);
    await manager.call('askSignature', { file_id: file.id, ask: false }, said);
    expect(await parent.call('getUserSharedDocumentStudent', { id: child.id }, list)).toMatchObject([
      { sign_form: null },
    ]);
  }, 60_000);
});

describe('a web form', () => {
  test('is signed with consent, sealed as a PDF of its answers, and the signature can be taken back', async () => {
    const { parent, child } = await aFamily();
    const document = {
      blocks: [
        { id: 'qwhat', type: 'text' as const, label: 'What?' },
        { id: 'qsign', type: 'signature' as const, label: 'Signature', required: true },
      ],
    };
    const { id: form } = await aForm(server.tenant, {
      location_id: elm.id,
      document,
      share: { kind: 'student', student_id: child.id },
    });
    const args = { form_id: String(form), student: child.id };
    const values = { qwhat: '<b>bold</b>', qsign: { name: 'Pat Parent', strokes } };
    expect(await parent.call('submitWebFormEntry', { ...args, values }, said)).toMatchObject({
      errors: [{ field: 'consent', code: 'CONSENT' }],
    });
    const far = { ...values, qsign: { name: 'Pat', strokes: [[5000, 1]] } };
    expect(await parent.call('submitWebFormEntry', { ...args, values: far, consent: true }, said)).toMatchObject({
      errors: [{ field: 'values.qsign' }],
    });
    const { entry_id: id } = await parent.call(
      'submitWebFormEntry',
      { ...args, values, consent: true },
      `${said} entry_id`,
    );
    await seal();
    expect(await parent.call('verifyFormEntry', { id }, 'state')).toEqual({ state: 'intact' });
    expect(await parent.call('withdrawSignature', { id, notes: 'On paper, please' }, said)).toMatchObject({
      status: 'Success',
    });
    expect(await parent.call('getFormEntry', { id }, 'status signatures { withdrawn_notes }')).toEqual({
      status: 'rejected',
      signatures: [{ withdrawn_notes: 'On paper, please' }],
    });
    expect(await parent.call('updateFormEntry', { id, values, consent: true }, said)).toMatchObject({
      status: 'Success',
    });
    expect(await readStored(server.tenant.centre, 'nothing.pdf')).toBeNull();
  }, 60_000);
});

/** A form Adobe's LiveCycle has made: the page within says to wait, and the form is XML beside it. */
function anXfaForm(): Uint8Array {
  const page = 'BT /F 12 Tf 50 700 Td (Please wait...) Tj ET';
  const xml = '<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template/></xdp:xdp>';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/NeedsRendering true/AcroForm<</Fields[]/XFA 5 0 R>>>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R>>',
    `<</Length ${page.length}>>\nstream\n${page}\nendstream`,
    `<</Length ${xml.length}>>\nstream\n${xml}\nendstream`,
  ];
  const body = objects.map((one, at) => `${at + 1} 0 obj\n${one}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.7\n${body}trailer\n<</Root 1 0 R/Size ${objects.length + 1}>>\nstartxref\n0\n%%EOF\n`);
}

/** 10,000 objects, each naming the next, the last the first, with the page tree among them. */
function inACircle(): Uint8Array {
  const objects = ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Count 1/Kids[3 0 R]>>'];
  for (let at = 3; at < 10_000; at += 1)
    objects.push(`<</Type/Pages/Count 1/Parent ${at - 1} 0 R/Kids[${at + 1 === 10_000 ? 2 : at + 1} 0 R]>>`);
  const body = objects.map((one, at) => `${at + 1} 0 obj\n${one}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<</Root 1 0 R/Size ${objects.length + 1}>>\nstartxref\n0\n%%EOF\n`);
}
