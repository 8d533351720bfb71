import { pictureAddress } from '../../files/picture-address.ts';
import { endingOf, storedAddress } from '../../files/stored-address.ts';
import type { Ctx } from '../../kernel/call/context.ts';

/** What a record holds of an upload: a file of the store, or a picture made anew. */
export interface Stored {
  readonly stored: string | null;
  readonly picture: string | null;
  readonly original: string | null;
}

/** pdf and picture can be shown in the page; anything else is a download. */
export const kindOf = ({ stored, picture, original }: Stored): 'pdf' | 'picture' | 'download' | null => {
  if (picture !== null) return 'picture';
  if (stored === null) return null;
  return endingOf(original ?? '') === 'pdf' ? 'pdf' : 'download';
};

/** Where it is fetched: a picture for an hour at least, any other file for 15 minutes. */
export const addressOf = (
  { centre_id, stored, picture, original }: Stored & { readonly centre_id: number },
  ctx: Pick<Ctx, 'now'>,
): string | null => {
  if (picture !== null) return pictureAddress(centre_id, picture, 'full', ctx.now());
  return stored === null ? null : storedAddress(centre_id, stored, original ?? 'file', ctx.now());
};
