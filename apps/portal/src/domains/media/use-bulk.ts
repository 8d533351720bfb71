import {
  bulkDeleteLibraryImages,
  bulkMoveLibraryImages,
  bulkResizeImges,
  restoreLibraryImages,
} from '@nestling/contract/operations/media.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useState } from 'react';
import type { LibraryImageShownFragment } from './library.graphql.ts';

/** As many as the server resizes in one call. */
const BATCH = 5;

/** What is done to several images: moved and removed with Undo, resized five at a time as long as each five is a Success. */
export const useBulk = (done: () => void) => {
  const [at, setAt] = useState<number | null>(null);
  const restore = useAction(restoreLibraryImages);
  const remove = useAction(bulkDeleteLibraryImages, {
    undo:
      (_, { id }) =>
      () =>
        void restore.run({ id }),
  });
  const back = useAction(bulkMoveLibraryImages);
  const move = useAction(bulkMoveLibraryImages);
  const resize = useAction(bulkResizeImges);
  return {
    resizing: at,
    busy: remove.busy || move.busy || resize.busy,
    remove: async (images: readonly LibraryImageShownFragment[]) => {
      const ended = await remove.run({ id: images.map(({ id }) => id) });
      if (ended?.kind === 'done') done();
    },
    move: async (images: readonly LibraryImageShownFragment[], folder: string | null) => {
      const ended = await move.run({ id: images.map(({ id }) => id), folder });
      if (ended?.kind === 'done') done();
    },
    /** Puts images back where they lay. */
    moveBack: async (images: readonly LibraryImageShownFragment[]) => {
      for (const [folder, of] of Map.groupBy(images, (one) => one.folder?.id ?? null))
        await back.run({ id: of.map(({ id }) => id), folder });
    },
    resize: async (images: readonly LibraryImageShownFragment[], width: number) => {
      for (let i = 0; i < images.length; i += BATCH) {
        setAt(i);
        const ended = await resize.run({ id: images.slice(i, i + BATCH).map(({ id }) => id), width });
        if (ended?.kind !== 'done') break;
      }
      setAt(null);
      done();
    },
  };
};
