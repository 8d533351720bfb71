import { useAttachments } from '../../files/use-attachments.ts';
import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { UserError } from '../../kernel/call/refusals.ts';

/** What a message is: words alone, or words with a picture or a document. */
export type MessageType = 'text' | 'image' | 'file';

/** The columns of a message that say what it carries. */
export interface Carried {
  readonly type: MessageType;
  /** Key of a picture. */
  readonly attachment: string | null;
  /** Key of a document, its ending in the store, and what it is called. */
  readonly file: string | null;
  readonly file_type: string | null;
  readonly file_name: string | null;
}

const NOTHING: Carried = { type: 'text', attachment: null, file: null, file_type: null, file_name: null };

/**
 * Holds what a message is about to carry: a picture or a document the caller has uploaded. Throws, at the field, for what
 * somebody else has, and answers the refusal where the client calls the message something else than it is.
 */
export const takeAttached = async (
  ctx: Ctx,
  key: string | undefined,
  type: MessageType | undefined,
): Promise<Carried | UserError> => {
  const [found] = key ? await useAttachments(ctx, [key], 'attachment') : [];
  const carried: Carried = !found
    ? NOTHING
    : found.picture === null
      ? { type: 'file', attachment: null, file: found.file, file_type: found.type, file_name: found.name }
      : { ...NOTHING, type: 'image', attachment: found.picture };
  if (type === undefined || type === carried.type) return carried;
  return declined(message(`chat.is_${carried.type}`), { field: 'type', code: 'TYPE' });
};
