import type { FormDocument } from '@nestling/rules/forms/blocks.ts';
import { unplaced } from '@nestling/rules/forms/document.ts';
import { sql } from 'kysely';
import { readStored } from '../../files/store.ts';
import { declined, done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { flag, id } from '../../kernel/call/input.ts';
import { refuse } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { createRow, updateRows } from '../../kernel/write/write-rows.ts';
import { File } from '../../model/file/entity.ts';
import { Form } from '../../model/form/entity.ts';
import type { ReadPdf } from '../../pdf/pdf-work.ts';
import { blocksOf, signatureLine } from './found-blocks.ts';
import { keepPaper, readPdfAt, readUpload } from './paper.ts';
import { firstVersion, lockForm, nextVersion } from './versions.ts';

const usePaper = (ctx: Ctx, form: number, paper: number) =>
  updateRows(ctx, 'form', { id: form }, { paper_id: paper, updated_at: ctx.now() });

/** Gives a new printed form its pages, and the questions of the fields that stood on them. */
export const putOnPaper = async (
  ctx: Ctx,
  form: number,
  upload: string,
  { original, file_version }: { readonly original: string; readonly file_version?: number },
): Promise<ReadPdf> => {
  const read = await readUpload(ctx, upload, 'file');
  await startPaper(ctx, form, read, blocksOf(read), { original, ...(file_version ? { file_version } : {}) });
  return read;
};

/** The same with pages that were read, and what is asked on them. */
export const startPaper = async (
  ctx: Ctx,
  form: number,
  read: ReadPdf,
  document: FormDocument,
  about: { readonly original: string; readonly file_version?: number },
): Promise<void> => {
  await usePaper(ctx, form, await keepPaper(ctx, form, read, about));
  await firstVersion(ctx, form, document);
};

/** Other pages for a form from now on; questions stay where there is a page for them. Entries keep the pages they are on. */
export const changePaper = async (
  ctx: Ctx,
  { id, file, original }: { readonly id: Id<'form'>; readonly file: string; readonly original: string },
): Promise<void> => {
  // A PDF is read for seconds, which nobody else waits for.
  const read = await readUpload(ctx, file, 'file');
  const form = await lockForm(ctx, id);
  if (form.type !== 'printed') throw declined(message('forms.notPrinted'), { field: 'file', code: 'NOT_PRINTED' });
  await renewPaper(ctx, form, read, { original });
};

/** Gives a form new pages as its next version. */
export const renewPaper = async (
  ctx: Ctx,
  form: Awaited<ReturnType<typeof lockForm>>,
  read: ReadPdf,
  about: { readonly original: string; readonly file_version?: number; readonly document?: FormDocument },
): Promise<void> => {
  await usePaper(ctx, form.id, await keepPaper(ctx, form.id, read, about));
  const gone = new Set(unplaced(form.document, read.pages.length).map(({ block }) => block));
  const kept = form.document.blocks.filter(({ id, show, require }) =>
    [id, show?.block, require?.block].every((one) => one === undefined || !gone.has(one)),
  );
  await nextVersion(ctx, form, about.document ?? (kept.length > 0 ? { blocks: kept } : blocksOf(read)));
};

interface Paper {
  readonly stored: string;
  readonly original: string;
  readonly pages: unknown;
}

/** Copies the pages of a form for another one. */
export const copyPaper = async (ctx: Ctx, from: number, to: number): Promise<void> => {
  const { centre } = ctx.who;
  const { rows } = await sql<Paper>`select p.stored, p.original, p.pages from form f
    join form_paper p on p.id = f.paper_id
    where f.id = ${from}`.execute(ctx.db);
  const [paper] = rows;
  const bytes = paper ? await readStored(centre, paper.stored) : null;
  if (!paper || !bytes) throw refuse.notReady();
  await usePaper(ctx, to, await keepPaper(ctx, to, { bytes, pages: paper.pages }, { original: paper.original }));
};

export const askSignatureInput = { file_id: id(File), ask: flag().optional() };
type Signing = InputOf<typeof askSignatureInput>;
interface Document {
  readonly id: number;
  readonly name: string;
  readonly location_id: number;
  readonly stored: string | null;
  readonly original: string | null;
  readonly version: number;
  readonly form: number | null;
}

/** The pages of a document as it stands, with the name they are stored under. Throws at `file_id` where there are none. */
const readPages = async (ctx: Ctx, id: number): Promise<ReadPdf & { readonly stored: string }> => {
  const { centre } = ctx.who;
  const file = await ctx.db.selectFrom('file').select(['stored', 'original']).where('id', '=', id).executeTakeFirst();
  const stored = file?.stored && /\.pdf$/i.test(file.original ?? '') ? file.stored : null;
  const bytes = stored === null ? null : await readStored(centre, stored);
  if (stored === null || !bytes) throw declined(message('forms.noPdf'), { field: 'file_id', code: 'NO_PDF' });
  return { ...(await readPdfAt(centre, bytes, 'file_id')), stored };
};

/**
 * Has a document signed by those it is shared with: its pages become a printed form with a line for the signature at the
 * foot of the last one. Asked again it takes the newest version of the document; `ask` false ends it, and what was signed stays.
 */
export const askSignature = async (ctx: Ctx, { file_id, ask = true }: Signing) => {
  const { user } = ctx.who;
  // Its pages are read before it is held: reading takes seconds.
  const read = ask ? await readPages(ctx, file_id) : null;
  const { rows } = await sql<Document>`select d.id, d.name, d.location_id, d.stored, d.original, d.version, f.id as form
    from file d left join form f on f.file_id = d.id
    where d.id = ${file_id} for no key update of d`.execute(ctx.db);
  const [file] = rows;
  if (!file) return gone(message('forms.noDocument'), 'file_id');
  if (read === null) {
    if (file.form === null) return declined(message('forms.notAsked'), { field: 'file_id', code: 'STATE' });
    await updateRows(
      ctx,
      'form',
      { id: file.form },
      { archived_at: sql`coalesce(archived_at, ${ctx.now()}::timestamptz)`, updated_at: ctx.now() },
    );
    ctx.audit({ entity: Form, id: file.form, after: { archived: true, document: file.id } });
    return done(message('forms.signatureEnded', { name: file.name }));
  }
  // A newer version came meanwhile: the caller asks once more.
  if (file.stored !== read.stored) throw refuse.notReady();
  const line = signatureLine(read.pages.length - 1);
  const about = { original: file.original ?? 'document.pdf', file_version: file.version };
  if (file.form !== null) {
    await updateRows(ctx, 'form', { id: file.form }, { archived_at: null, name: file.name });
    const form = await lockForm(ctx, file.form);
    await renewPaper(ctx, form, read, { ...about, document: line });
    return done(message('forms.signatureAsked', { name: file.name }));
  }
  const { id } = await createRow(ctx, 'form', {
    location_id: file.location_id,
    name: file.name,
    type: 'printed',
    file_id: file.id,
    one_per_person: false,
    created_by: user,
    created_at: ctx.now(),
    updated_at: ctx.now(),
  });
  await startPaper(ctx, id, read, line, about);
  ctx.audit({ entity: Form, id, after: { name: file.name, document: file.id } });
  return done(message('forms.signatureAsked', { name: file.name }));
};
