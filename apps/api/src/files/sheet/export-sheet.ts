import { randomBytes } from 'node:crypto';
import type { Ctx } from '../../kernel/call/context.ts';
import { languages } from '../../kernel/call/languages.ts';
import { type ExportType, exportAddress } from '../export-address.ts';
import { putChunks } from '../store.ts';
import { writeCsv } from './csv.ts';
import { writePdf } from './pdf.ts';
import type { Sheet } from './sheet.ts';
import { writeXlsx } from './xlsx.ts';

const writers = { csv: writeCsv, xlsx: writeXlsx, pdf: writePdf } as const;

const wordsIn = (language: 'en' | 'es') => {
  const texts = languages[language];
  return {
    total: texts['sheet.total'],
    about: texts['sheet.about'],
    page: (page: number) => texts['sheet.page']({ page }),
  };
};

/** A table as the bytes of a PDF, for a letter it goes along with. */
export const pdfOf = async <Row>(sheet: Omit<Sheet<Row>, 'words'>, language: 'en' | 'es'): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of writePdf({ ...sheet, words: wordsIn(language) })) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/**
 * Makes a file of a table and answers the address it is fetched at for 15 minutes; `name` is what the download is
 * called, without its ending. The file leaves the store with the nightly sweep. Rows are written as they come, so a
 * large table needs no more memory than a small one.
 */
export const exportSheet = async <Row>(
  ctx: Pick<Ctx, 'who' | 'request' | 'now'>,
  type: ExportType,
  name: string,
  sheet: Omit<Sheet<Row>, 'words'>,
): Promise<string> => {
  const words = wordsIn(ctx.request.language);
  const file = `x${randomBytes(16).toString('base64url')}.${type}`;
  await putChunks(ctx.who.centre, file, writers[type]({ ...sheet, words }));
  return exportAddress(ctx.who.centre, file, name, ctx.now());
};
