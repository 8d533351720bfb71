import { type Calls, mutation, out, outcome, outOrNull } from '../../kernel/call.ts';
import { secret, text } from '../../kernel/input.ts';
import { nobody } from '../../kernel/reach.ts';
import { deleteImage } from './unused.ts';
import { uploadImage } from './upload.ts';

/** A picture cut by the portal has some 100 kB; each costs the server half a second. */
const uploads = { times: 60, seconds: 600, by: 'user' } as const;
/** What a request may hold, less what stands around it. */
const LONGEST = 1_040_000;

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
  deleteImage: mutation({
    rule: 'teacher',
    about: 'Removes an uploaded picture that no record uses; any other gets Error.',
    reach: nobody,
    input: { image: text(1, 100) },
    answer: outcome(),
    run: deleteImage,
  }),
};
