import { lazy } from '@nestling/ui/lazy.ts';
import { type ReactNode, Suspense, useState } from 'react';
import type { ActivityEntryFragment } from './activities.graphql.ts';
import type { Look } from './parts/Viewer.tsx';

const Viewer = lazy(() => import('./parts/Viewer.tsx').then(({ Viewer: default_ }) => ({ default: default_ })));

const looksOf = (entries: readonly ActivityEntryFragment[]): readonly Look[] =>
  entries
    .filter(({ photo, video }) => photo ?? video)
    .map(({ id, photo, video, video_name, students }) => ({
      id,
      photo,
      video,
      name: video_name,
      alt: students.map(({ fname }) => fname).join(', '),
    }));

/** Looking at the pictures of entries over the window: which one to open, and the viewer while one is open. */
export const useLooks = (
  entries: readonly ActivityEntryFragment[],
): { look: (id: string) => void; viewer: ReactNode } => {
  const [open, setOpen] = useState<string | null>(null);
  const viewer =
    open === null ? null : (
      <Suspense>
        <Viewer looks={looksOf(entries)} first={open} onClose={() => setOpen(null)} />
      </Suspense>
    );
  return { look: setOpen, viewer };
};
