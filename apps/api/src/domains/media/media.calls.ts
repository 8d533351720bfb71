import { UPLOAD_TYPES } from '../../files/upload-address.ts';
import { type Calls, mutation, object, objectsOf, out, outcome, outOrNull, query } from '../../kernel/call/call.ts';
import { choice, listOf, secret, text } from '../../kernel/call/input.ts';
import { nobody } from '../../kernel/read/reach.ts';
import { confirmUpload, storage, uploadLinks } from './presigned.ts';
import { deleteImage } from './unused.ts';
import { uploadImage } from './upload.ts';

/** A picture cut by the portal has some 100 kB; each costs the server half a second. */
const uploads = { times: 60, seconds: 600, by: 'user' } as const;
/** What a request may hold, less what stands around it. */
const LONGEST = 1_040_000;

/** Where a file is put: by PUT, with the header that `fields` names; `expires_in` in seconds. */
const uploadLink = object({ url: out.text, key: out.text, fields: out.json, expires_in: out.int }, 'UploadLink');
const file = { name: text(1, 255), type: choice(...UPLOAD_TYPES) };
const folder = text(0, 100).optional();

export const calls: Calls = {
  uploadImage: mutation({
    rule: 'user',
    about:
      'Keeps a picture (JPEG, PNG, WebP or HEIF as a data URL) made anew without what the file said of camera and place; `oldimage` is removed when it was an upload of the caller that nothing uses. What is no picture, or too large, gets Error.',
    reach: nobody,
    secret: true,
    limit: uploads,
    input: { image: secret(1, LONGEST), oldimage: text(0, 100).optional() },
    answer: outcome({ image_name: out.text, error: outOrNull(out.text) }),
    run: uploadImage,
  }),
  getPresignedUploadUrl: query({
    rule: 'teacher',
    writes: true,
    about: 'Answers an address that takes one picture by PUT, once, within 15 minutes; any other type is refused.',
    reach: nobody,
    limit: uploads,
    input: { ...file, folder },
    answer: uploadLink,
    run: async (ctx, one) => (await uploadLinks(ctx, { files: [one] }))[0] ?? null,
  }),
  getPresignedUploadUrls: query({
    rule: 'teacher',
    writes: true,
    about: 'Answers such addresses for several files, in their order; a type that is no picture is refused.',
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
