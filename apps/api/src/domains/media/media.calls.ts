import { UPLOAD_TYPES, VIDEO_TYPES } from '../../files/upload-address.ts';
import { type Calls, mutation, object, objectsOf, out, outcome, outOrNull, query } from '../../kernel/call/call.ts';
import { choice, listOf, text } from '../../kernel/call/input.ts';
import { nobody } from '../../kernel/read/reach.ts';
import { uploadFileInput, uploadFileOf } from './attach.ts';
import { uploadImageInput } from './media.inputs.ts';
import { confirmUpload, storage, uploadLinks } from './presigned.ts';
import { makeShortLink } from './short-links.ts';
import { deleteImage } from './unused.ts';
import { uploadImage } from './upload.ts';
import { createThumbnailInput, makeThumbnail, uploadVideo, uploadVideoInput } from './video/upload-video.ts';

/** A picture cut by the portal has some 100 kB; each costs the server half a second. */
const uploads = { times: 60, seconds: 600, by: 'user' } as const;
/** Where a file is put: by PUT, with the header that `fields` names; `expires_in` in seconds. */
const uploadLink = object({ url: out.text, key: out.text, fields: out.json, expires_in: out.int }, 'UploadLink');
const file = { name: text(1, 255), type: choice(...UPLOAD_TYPES, ...VIDEO_TYPES) };
const folder = text(0, 100).optional();

export const calls: Calls = {
  uploadImage: mutation({
    rule: 'user',
    about:
      'Keeps a picture (JPEG, PNG, WebP or HEIF as a data URL) made anew without what the file said of camera and place; `oldimage` is removed when it was an upload of the caller that nothing uses. What is no picture, or too large, gets Error.',
    reach: nobody,
    secret: true,
    limit: uploads,
    input: uploadImageInput,
    answer: outcome({ image_name: out.text, error: outOrNull(out.text) }),
    run: uploadImage,
  }),
  getPresignedUploadUrl: query({
    rule: 'teacher',
    writes: true,
    about:
      'Answers an address that takes one picture or video by PUT, once, within a day; whole, or in parts of `fields.part` bytes with `content-range`, going on at the `upload-offset` that HEAD answers. Any other type is refused.',
    reach: nobody,
    limit: uploads,
    input: { ...file, folder },
    answer: uploadLink,
    run: async (ctx, one) => (await uploadLinks(ctx, { files: [one] }))[0] ?? null,
  }),
  getPresignedUploadUrls: query({
    rule: 'teacher',
    writes: true,
    about:
      'Answers such addresses for several files, in their order; a type that is neither picture nor video is refused.',
    reach: nobody,
    limit: { times: 12, seconds: 600, by: 'user' },
    input: { files: listOf(file, 20), folder },
    answer: objectsOf(uploadLink),
    run: uploadLinks,
  }),
  confirmPresignedUpload: mutation({
    rule: 'teacher',
    permission: null,
    because: 'an upload is seen nowhere until a call with a permission of its own puts it on a record',
    about:
      'Makes a picture of a file its caller has put into the store, anew as `uploadImage` does; what is missing or no picture gets Error. `file_name` is what records are given.',
    reach: nobody,
    limit: { times: 240, seconds: 600, by: 'user' },
    input: { key: text(1, 100), orignal_name: text(0, 255).optional() },
    answer: outcome({ file_name: out.text }),
    run: confirmUpload,
  }),
  getBucketInfo: query({
    rule: 'teacher',
    about: 'Answers where stored files are served from, without any key to them.',
    reach: nobody,
    input: {},
    answer: object({ name: out.text, region: out.text, base_url: out.text }),
    run: storage,
  }),
  uploadVideo: mutation({
    rule: 'teacher',
    permission: null,
    because: 'an upload is seen nowhere until a call with a permission of its own puts it on a record',
    about:
      'Takes a video its caller has put into the store: looked into at once, written anew by a job. One that browsers do not play, or no video, gets Error; `oldvideo` is removed when nothing uses it.',
    reach: nobody,
    limit: { times: 60, seconds: 600, by: 'user' },
    input: uploadVideoInput,
    answer: outcome({ video_name: out.text, error: outOrNull(out.text) }),
    run: uploadVideo,
  }),
  createThumbnail: mutation({
    rule: 'teacher',
    permission: null,
    because: 'an upload is seen nowhere until a call with a permission of its own puts it on a record',
    about:
      "Gives the caller's video (`key`) the uploaded picture of `link` to stand for it; an address outside the product gets Error. `name` is what the video is called from then on, else `original_file`; a picture stands for itself and keeps neither.",
    reach: nobody,
    input: createThumbnailInput,
    answer: outcome({ thumbnail: outOrNull(out.text) }),
    run: makeThumbnail,
  }),
  uploadFile: mutation({
    rule: 'user',
    about:
      'Keeps a PDF, Office or text file (a data URL, or the key of an upload) for an attachment, given out as a download alone; what no record takes is removed after a day. Any other type gets Error.',
    reach: nobody,
    secret: true,
    limit: uploads,
    input: uploadFileInput,
    answer: outcome({
      file_name: out.text,
      orignal_name: out.text,
      storage_link: out.text,
      error: outOrNull(out.text),
    }),
    run: uploadFileOf,
  }),
  makeTinyUrl: mutation({
    rule: 'teacher',
    permission: null,
    because: 'a short link leads to a page that asks whoever opens it to sign in',
    about:
      'Answers a short link to a page of the portal, good for 90 days or until whoever made it is switched off; the address of a file, or of another place, gets Error.',
    reach: nobody,
    limit: { times: 100, seconds: 600, by: 'user' },
    input: { url: text(1, 1000) },
    answer: outcome({ url: out.text }),
    run: makeShortLink,
  }),
  deleteImage: mutation({
    rule: 'teacher',
    permission: null,
    because: 'only a picture that no record uses goes',
    about: 'Removes an uploaded picture that no record uses; any other gets Error.',
    reach: nobody,
    input: { image: text(1, 100) },
    answer: outcome(),
    run: deleteImage,
  }),
};
