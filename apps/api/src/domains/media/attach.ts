import { downloadAddress } from '../../files/address.ts';
import { keepDocument } from '../../files/keep-document.ts';
import { readStored } from '../../files/store.ts';
import { isUploadKeyOf, uploadFile } from '../../files/upload-address.ts';
import { FORGET_UPLOADS } from '../../files/upload-tasks.ts';
import { done, message, notDone } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { secret, text } from '../../kernel/call/input.ts';
import { textsIn } from '../../kernel/call/languages.ts';
import type { Message } from '../../kernel/call/message.ts';
import { LONGEST } from './media.inputs.ts';

const bytesOf = (address: string): Buffer | null => {
  const [, body] = /^data:[\w/+.-]{1,100};base64,([A-Za-z\d+/=\s]+)$/.exec(address) ?? [];
  return body === undefined ? null : Buffer.from(body, 'base64');
};

export const uploadFileInput = {
  /** A data URL, or the key of a file that was put into the store. */
  file: secret(1, LONGEST),
  name: text(0, 200).optional(),
};
type Input = InputOf<typeof uploadFileInput>;

/**
 * Keeps a file for a message, a ticket or a form. What it is shows in its bytes: PDF, Office, CSV and plain text are taken,
 * and given out as downloads alone. Pictures and videos have calls of their own, which make them anew.
 */
export const uploadFileOf = async (ctx: Ctx, { file, name = '' }: Input) => {
  const { centre, user } = ctx.who;
  const not = (why: Message) => notDone(why, { error: why.in(textsIn(ctx.request)) });
  await ctx.settled();
  const put = isUploadKeyOf(file, centre, user) ? await readStored(centre, uploadFile(file)) : null;
  const bytes = put ?? bytesOf(file);
  if (!bytes) return not(message('media.notUploaded'));
  // The upload goes once what is kept of it stands.
  if (put) ctx.enqueue(FORGET_UPLOADS, { keys: [file] });
  const kept = await keepDocument(ctx, bytes, name);
  if (!kept) return not(message('media.otherFile'));
  const { key, ending, called } = kept;
  const address = downloadAddress(ctx, `${key}.${ending}`, called, 'signed-in');
  return done(message('media.fileKept'), {
    file_name: key,
    orignal_name: called,
    storage_link: `${ctx.request.origin}${address}`,
    error: null,
  });
};
