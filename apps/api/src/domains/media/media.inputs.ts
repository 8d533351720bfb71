import { secret, text } from '../../kernel/call/input.ts';

/** What a request may hold, less what stands around it. */
export const LONGEST = 1_040_000;
export const uploadImageInput = {
  /** `data:image/…;base64,…` */
  image: secret(1, LONGEST),
  oldimage: text(0, 100).optional(),
};
