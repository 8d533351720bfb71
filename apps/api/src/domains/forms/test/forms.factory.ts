import { randomBytes } from 'node:crypto';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import type { FormDocument } from '@nestling/rules/forms/blocks.ts';
import { putFile } from '../../../files/store.ts';
import { type Given, nth, type TestTenant } from '../../centres/test/centres.factory.ts';

/** A question that must be answered. */
export const oneQuestion: FormDocument = {
  blocks: [{ id: 'qname', type: 'text', label: 'What should we know?', required: true }],
};

/** A form of a location, shared as told; with one required question unless a document is given. */
export const aForm = async (
  at: TestTenant,
  {
    document = oneQuestion,
    share = {},
    ...given
  }: Given<'form'> & {
    location_id: number;
    document?: FormDocument;
    share?: { kind?: string; student_id?: number; room_id?: number; user_id?: number };
  },
) => {
  const now = new Date('2026-03-11T16:00:00Z');
  const form = await at.db
    .insertInto('form')
    .values({ centre_id: at.centre, name: `Form ${nth()}`, created_at: now, updated_at: now, ...given })
    .returning(['id', 'name', 'location_id'])
    .executeTakeFirstOrThrow();
  await at.db
    .insertInto('form_version')
    .values({
      centre_id: at.centre,
      form_id: form.id,
      version: 1,
      document: JSON.stringify(document),
      created_at: now,
    })
    .execute();
  for (const [position, block] of document.blocks.entries())
    await at.db
      .insertInto('form_field')
      .values({
        centre_id: at.centre,
        form_id: form.id,
        block: block.id,
        name: block.label,
        type: block.type,
        required: block.required === true,
        options: JSON.stringify(block.options ?? []),
        position,
      })
      .execute();
  if (share.kind)
    await at.db
      .insertInto('form_share')
      .values({ centre_id: at.centre, form_id: form.id, ...share, kind: share.kind })
      .execute();
  return form;
};

/** An entry that waits for approval, or as told. */
export const anEntry = (
  at: TestTenant,
  given: Omit<Given<'form_entry'>, 'values'> & { form_id: number; values?: object },
) =>
  at.db
    .insertInto('form_entry')
    .values({
      centre_id: at.centre,
      version: 1,
      status: 'submitted',
      submitted_at: given.status === 'draft' ? null : new Date('2026-03-11T16:00:00Z'),
      approved_at: given.status === 'approved' ? new Date('2026-03-11T17:00:00Z') : null,
      created_at: new Date('2026-03-11T16:00:00Z'),
      updated_at: new Date('2026-03-11T16:00:00Z'),
      ...given,
      values: JSON.stringify(given.values ?? { qname: 'Nothing' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/** A PDF with a name, a check box and a signature's line on each of its pages. */
export const aPdfForm = async ({ pages = 1, fields = true, hostile = false } = {}): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create();
  const form = pdf.getForm();
  for (let at = 0; at < pages; at += 1) {
    const page = pdf.addPage([612, 792]);
    page.drawText(`Permission slip, page ${at + 1}`, { x: 50, y: 740, size: 18 });
    if (!fields) continue;
    form.createTextField(`child.name${at || ''}`).addToPage(page, { x: 100, y: 690, width: 260, height: 20 });
    form.createCheckBox(`swim${at || ''}`).addToPage(page, { x: 100, y: 650, width: 16, height: 16 });
    form.createTextField(`parent_signature${at || ''}`).addToPage(page, { x: 100, y: 560, width: 240, height: 40 });
  }
  if (hostile) {
    pdf.addJavaScript('open', 'app.alert("hello")');
    await pdf.attach(Buffer.from('MZ'), 'tool.exe', { mimeType: 'application/octet-stream' });
    pdf.catalog.set(PDFName.of('OpenAction'), pdf.context.obj({ S: 'Launch', F: PDFString.of('tool.exe') }));
  }
  return pdf.save();
};

const placed = (y: number) => ({ page: 0, x: 0.1, y, w: 0.4, h: 0.04 });
/** What a printed form asks: a name and a signature. */
export const printedQuestions: FormDocument = {
  blocks: [
    { id: 'qname', type: 'text', label: 'Name', place: placed(0.1) },
    { id: 'qsign', type: 'signature', label: 'Signature', required: true, place: placed(0.3) },
  ],
};

let blank: Promise<Uint8Array> | undefined;
/** A printed form of a location, shared as told. */
export const aPrintedForm = async (at: TestTenant, given: Parameters<typeof aForm>[1]) => {
  blank ??= aPdfForm({ fields: false });
  const form = await aForm(at, { document: printedQuestions, type: 'printed', ...given });
  const stored = `f${randomBytes(16).toString('base64url')}.pdf`;
  await putFile(at.centre, stored, await blank);
  const { id } = await at.db
    .insertInto('form_paper')
    .values({
      centre_id: at.centre,
      form_id: form.id,
      stored,
      original: 'slip.pdf',
      bytes: (await blank).length,
      sha256: '0'.repeat(64),
      pages: JSON.stringify([{ width: 612, height: 792 }]),
      created_at: new Date('2026-03-11T16:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await at.db.updateTable('form').set({ paper_id: id }).where('id', '=', form.id).execute();
  await at.db.updateTable('form_version').set({ paper_id: id }).where('form_id', '=', form.id).execute();
  return form;
};

/** That an entry was signed, by whom it is of. */
export const aSignature = (at: TestTenant, entry_id: number, user_id: number | null) =>
  at.db
    .insertInto('form_signature')
    .values({
      centre_id: at.centre,
      entry_id,
      user_id,
      name: 'Somebody',
      method: 'session',
      at: new Date('2026-03-11T16:00:00Z'),
      ip: '127.0.0.1',
      user_agent: 'test',
      language: 'en',
      consent: 'yes',
      shown_sha256: '0'.repeat(64),
      answers_sha256: '0'.repeat(64),
      marks: JSON.stringify([{ block: 'qsign', label: 'Signature', type: 'signature', name: 'Somebody' }]),
    })
    .execute();
