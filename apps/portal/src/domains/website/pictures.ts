import { placedBlocks } from '@nestling/blocks/walk.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { type PageDocument, pageBlocks } from '@nestling/rules/website/blocks.ts';
import { useEffect, useState } from 'react';
import { WebsitePicturesOfDocument } from './website.graphql.ts';

/** A picture of the library. */
export interface Picked {
  readonly key: string;
  readonly thumbnail: string | null;
  readonly name: string;
}

/** How pictures look, by their keys: a block holds the key alone, which is no address. */
const known = new Map<string, Picked>();

export const rememberPicture = (picture: Picked): void => {
  known.set(picture.key, picture);
};

/** The picture of a key; null where nobody has asked for it in this tab. */
export const knownPicture = (key: string): Picked | null => known.get(key) ?? null;

const MOST = 200;
const keysOf = (documents: readonly PageDocument[]): string[] => [
  ...new Set(
    documents.flatMap((document) =>
      placedBlocks(pageBlocks, document).flatMap(({ block }) =>
        block.type === 'picture' && block.src !== '' ? [block.src] : [],
      ),
    ),
  ),
];

/** Asks how the pictures of a page look; answers whether that is known, or need not be. */
export const usePicturesOf = (documents: readonly PageDocument[]): boolean => {
  const [keys] = useState(() => keysOf(documents).slice(0, MOST));
  const pause = keys.length === 0;
  const { data, error } = useAsk(WebsitePicturesOfDocument, { keys }, { pause });
  const [done, setDone] = useState(pause);
  useEffect(() => {
    for (const picture of data?.imageLibrary.data ?? []) rememberPicture(picture);
    if (data || error) setDone(true);
  }, [data, error]);
  return done;
};
