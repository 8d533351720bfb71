import { type ComponentType, Suspense } from 'react';
import { lazy } from '../lazy.ts';

/**
 * The pictures of empty and broken pages. They come after the page: nobody opens a page for them, and where there is no
 * line the sentence beside them is what counts.
 */
const drawn = (name: keyof typeof import('./drawings.tsx')): ComponentType => {
  const Drawing = lazy(() => import('./drawings.tsx').then((drawings) => ({ default: drawings[name] })), Place);
  return () => (
    <Suspense fallback={<Place />}>
      <Drawing />
    </Suspense>
  );
};

/** Holds the place, so that words do not jump. */
const Place = () => <svg viewBox="0 0 220 160" aria-hidden="true" />;

/** A sheet of paper and a pencil: an empty list of written things. */
export const PaperPicture = drawn('PaperPicture');
/** A door standing ajar: there is no such page. */
export const DoorPicture = drawn('DoorPicture');
/** Building blocks waiting: an empty list of people or places. */
export const BlocksPicture = drawn('BlocksPicture');
/** A camera on the wall looking at an empty rug: no cameras yet, or none open. */
export const CameraPicture = drawn('CameraPicture');
