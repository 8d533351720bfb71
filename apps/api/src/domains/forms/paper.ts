import { createHash, randomBytes } from 'node:crypto';
import { keepFile } from '../../files/keep-file.ts';
import { readStored } from '../../files/store.ts';
import { isUploadKeyOf, uploadFile } from '../../files/upload-address.ts';
import { FORGET_UPLOADS } from '../../files/upload-tasks.ts';
import { declined, message, refuse } from '../../kernel/call/call.ts';
import type { Ctx, WorkContext } from '../../kernel/call/context.ts';
import { constraint, type UserError } from '../../kernel/call/refusals.ts';
import { createRow } from '../../kernel/write/write-rows.ts';
import { readInThread } from '../../pdf/pdf-thread.ts';
import type { ReadPdf } from '../../pdf/pdf-work.ts';

constraint('form_paper_stored', 'file', 'TAKEN', message('forms.uploadUsed'));
constraint('form_entry_file_stored', 'filepath', 'TAKEN', message('forms.uploadUsed'));
constraint('form_of_file', 'file_id', 'TAKEN', message('forms.signedAlready'));

const MOST_PAGES = 50;
const MOST_FIELDS = 150;
const MOST_BYTES = 20 * 1024 * 1024;

/** The name in the store of a PDF we have made. */
export const newPdfFile = (): string => `f${randomBytes(16).toString('base64url')}.pdf`;
export const sha256Of = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

const wrong = (field: string, code: string, words: ReturnType<typeof message>): UserError =>
  declined(words, { field, code });

/** Reads a PDF, drawn anew; throws at `field` what is wrong with it. */
export const readPdfAt = async (centre: number, bytes: Buffer, field: string): Promise<ReadPdf> => {
  if (!bytes.subarray(0, 1024).includes('%PDF-')) throw wrong(field, 'NO_PDF', message('forms.noPdf'));
  if (bytes.length > MOST_BYTES) throw wrong(field, 'TOO_LARGE', message('forms.pdfTooLarge'));
  const got = await readInThread(centre, bytes, { mostPages: MOST_PAGES, mostFields: MOST_FIELDS });
  if (got === null) throw refuse.notReady();
  if ('fault' in got) throw wrong(field, got.fault, message('forms.pdfFault', { fault: got.fault }));
  return got.read;
};

/** Reads the PDF that the caller itself has put into the store under a key; throws at `field`. */
export const readUpload = async (ctx: Ctx, key: string, field: string): Promise<ReadPdf> => {
  const { centre, user } = ctx.who;
  const bytes = isUploadKeyOf(key, centre, user) ? await readStored(centre, uploadFile(key)) : null;
  if (!bytes || bytes.length === 0) throw wrong(field, 'UNKNOWN', message('forms.notUploaded'));
  const read = await readPdfAt(centre, bytes, field);
  // Only what was drawn anew is kept; what was sent goes once that stands.
  ctx.enqueue(FORGET_UPLOADS, { keys: [key] });
  return read;
};

/** What a record keeps of a PDF of ours. */
export interface KeptPdf {
  readonly stored: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Puts a PDF into the store under a new name. */
export const keepPdf = async (ctx: WorkContext, bytes: Uint8Array): Promise<KeptPdf> => {
  const stored = newPdfFile();
  await keepFile(ctx, stored, bytes);
  return { stored, bytes: bytes.length, sha256: sha256Of(bytes) };
};

/** Keeps the pages of a printed form; answers the number of the paper. */
export const keepPaper = async (
  ctx: Ctx,
  form_id: number,
  { bytes, pages }: { readonly bytes: Uint8Array; readonly pages: unknown },
  { original, file_version = null }: { readonly original: string; readonly file_version?: number | null },
): Promise<number> => {
  const kept = await keepPdf(ctx, bytes);
  const { id } = await createRow(ctx, 'form_paper', {
    form_id,
    ...kept,
    original: original.slice(-200) || 'form.pdf',
    pages: JSON.stringify(pages),
    file_version,
    created_by: ctx.who.user,
    created_at: ctx.now(),
  });
  return id;
};
