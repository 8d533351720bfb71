import { typeOfName } from '../../files/content-types.ts';
import { readStored } from '../../files/store.ts';
import { useAttachments } from '../../files/use-attachments.ts';
import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Attachment } from '../../outbox/written.ts';

/** The columns of a letter that say which document it brings along. */
export interface LetterFile {
  /** Key of the document, its ending in the store, and what it is called. */
  readonly file: string | null;
  readonly file_type: string | null;
  readonly file_name: string | null;
}

const NONE: LetterFile = { file: null, file_type: null, file_name: null };

/** Many mail servers refuse a mail of 10 MB; base64 adds a third, and everybody gets a copy. */
const MOST_BYTES = 5 * 1024 * 1024;

/**
 * Holds the document a letter is about to bring along. Throws, at the field, for what the caller has not uploaded, for a
 * picture, which stands in the letter itself, and for what is too large for mail.
 */
export const takeLetterFile = async (ctx: Ctx, key: string | undefined): Promise<LetterFile> => {
  const [found] = key ? await useAttachments(ctx, [key], 'attachment') : [];
  if (!found) return NONE;
  if (found.file === null) throw declined(message('newsletters.fileIsPicture'), { field: 'attachment', code: 'TYPE' });
  const size = await ctx.db
    .selectFrom('stored_file')
    .select('bytes')
    .where('key', '=', found.file)
    .executeTakeFirstOrThrow();
  if (size.bytes > MOST_BYTES)
    throw declined(message('newsletters.fileTooLarge'), { field: 'attachment', code: 'TOO_LONG' });
  return { file: found.file, file_type: found.type, file_name: found.name };
};

/** The document of a letter as mails carry it; none where it has none. A document that is gone fails the letter's job. */
export const attachedTo = async (
  centre: number,
  { file, file_type, file_name }: LetterFile,
): Promise<readonly Attachment[]> => {
  if (file === null || file_name === null) return [];
  const bytes = await readStored(centre, `${file}.${file_type}`);
  if (!bytes) throw new Error(`The document ${file} of a letter is not in the store.`);
  return [{ name: file_name, type: typeOfName(`.${file_type}`), content: bytes.toString('base64') }];
};
