import { downloadAddress, type Maker, pictureAddress } from '../../files/address.ts';
import { endingOf } from '../../files/content-types.ts';
import type { Through } from '../../kernel/files/ways.ts';

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
export const addressOf = ({ stored, picture, original }: Stored, ctx: Maker, through: Through): string | null => {
  if (picture !== null) return pictureAddress(ctx, picture, 'full', through);
  return stored === null ? null : downloadAddress(ctx, stored, original ?? 'file', through);
};
