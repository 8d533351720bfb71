import { randomBytes } from 'node:crypto';
import { pictureAddress, readUrl } from '../../../files/address.ts';
import { keyOfFile } from '../../../files/pictures.ts';
import { removeFile } from '../../../files/store.ts';
import { isUploadKeyOf, uploadFile } from '../../../files/upload-address.ts';
import { declined, done, message, notDone } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { InputOf } from '../../../kernel/call/input.ts';
import { text } from '../../../kernel/call/input.ts';
import { textsIn } from '../../../kernel/call/languages.ts';
import type { Message } from '../../../kernel/call/message.ts';
import { constraint } from '../../../kernel/call/refusals.ts';
import { insertRows, updateRows } from '../../../kernel/write/write-rows.ts';
import { useOwnPicture } from '../../../model/picture/use-picture.ts';
import { MAKE_VIDEO } from '../picture-tasks.ts';
import { examine, inputOf, type UnfitVideo } from './read.ts';
import { removeUnusedVideo } from './unused-videos.ts';

constraint('video_upload', 'video', 'TAKEN', message('media.videoTaken'));

const sentenceOf = (wrong: UnfitVideo): Message =>
  wrong.unfit === 'FORM'
    ? message('media.videoForm', { of: wrong.of })
    : wrong.unfit === 'TOO_LONG'
      ? message('media.videoLong')
      : wrong.unfit === 'TOO_WIDE'
        ? message('media.videoWide')
        : message('media.noVideo');

export const uploadVideoInput = {
  /** The key under which the file was put into the store. */
  video: text(1, 100),
  oldvideo: text(0, 100).optional(),
};
type Input = InputOf<typeof uploadVideoInput>;

/**
 * Takes a video the caller has put into the store: looked into at once, written anew by a job. What is not played
 * everywhere is declined in words, and gone.
 */
export const uploadVideo = async (ctx: Ctx, { video: upload, oldvideo }: Input) => {
  const { centre, user } = ctx.who;
  const file = uploadFile(upload);
  const not = (why: Message) => notDone(why, { error: why.in(textsIn(ctx.request)) });
  const input = isUploadKeyOf(upload, centre, user) ? await inputOf(centre, file) : null;
  if (!input) return not(message('media.notUploaded'));
  const found = await examine(input);
  input.dispose();
  if ('unfit' in found) {
    await removeFile(centre, file);
    return not(sentenceOf(found));
  }
  const key = `v${randomBytes(16).toString('base64url')}`;
  const { type, width, height, seconds } = found;
  const values = { type, width, height, seconds, bytes: 0, uploaded_by: user, created_at: ctx.now(), upload: file };
  await insertRows(ctx, 'video', [{ key, ...values }]);
  ctx.enqueue(MAKE_VIDEO, { key });
  if (oldvideo) await removeUnusedVideo(ctx, oldvideo);
  return done(message('media.videoKept'), { video_name: key, error: null });
};

export const createThumbnailInput = {
  link: text(1, 500),

  /** What the thumbnail is called; empty for nothing. */
  name: text(0, 200),
  key: text(1, 100),

  /** The name the file of the video had on the device it came from. */
  original_file: text(0, 200).optional(),
};
type Thumbnail = InputOf<typeof createThumbnailInput>;

/** The key of the picture an address of ours shows, or that is named itself. */
const pictureIn = (ctx: Ctx, link: string): string | null => {
  if (/^p[\w-]{22}$/.test(link)) return link;
  const found = readUrl(link, ctx.now());
  return found?.centre === ctx.who.centre ? keyOfFile(found.file) : null;
};

/** Gives a video of the caller's the picture that stands for it; a picture has its own already. */
export const makeThumbnail = async (ctx: Ctx, { link, name, key, original_file }: Thumbnail) => {
  const { user } = ctx.who;
  const picture = pictureIn(ctx, link);
  if (!picture) return declined(message('media.otherAddress'), { field: 'link', code: 'NOT_OURS' });
  const unknown = await useOwnPicture(ctx, picture, 'link');
  if (unknown) return unknown;
  if (key !== picture) {
    const set = { poster: picture, poster_name: name || null, original_file: original_file || undefined };
    const updated = await updateRows(ctx, 'video', { key, uploaded_by: user }, set, ['key']);
    if (updated.length === 0) return declined(message('media.unknown'), { field: 'key', code: 'UNKNOWN' });
  }
  return done(message('media.kept'), { thumbnail: pictureAddress(ctx, picture, 'face', 'signed-in') });
};
