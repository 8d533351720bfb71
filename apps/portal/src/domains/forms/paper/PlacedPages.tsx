import type { Block, Place } from '@nestling/rules/forms/blocks.ts';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { lazy } from '@nestling/ui/lazy.ts';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, Suspense, useState } from 'react';
import classes from './paper.module.css';
import { type Mark, marksOn, newPlace, styleOf, within } from './places.ts';

const PdfPages = lazy(() => import('../../files/parts/PdfPages.tsx'));
const STEP = 0.005;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** What a block is given where one of its places is moved. */
const moved = ({ block, option }: Mark, place: Place): Pick<Block, 'place' | 'options'> =>
  option === null
    ? { place }
    : { options: (block.options ?? []).map((each) => (each.id === option ? { ...each, place } : each)) };

/**
 * The pages of a printed form while its fields are placed: dragged, pulled larger at the corner, or moved with the arrow
 * keys (with Shift made larger or smaller).
 */
export const PlacedPages = ({
  url,
  name,
  blocks,
  open,
  onOpen,
  onPlace,
}: {
  url: string;
  name: string;
  blocks: readonly Block[];
  open: string | null;
  onOpen: (id: string) => void;
  onPlace: (id: string, change: Pick<Block, 'place' | 'options'>, about: string) => void;
}) => {
  const [drag, setDrag] = useState<{ mark: Mark; sizes: boolean; x: number; y: number; from: Place } | null>(null);
  const put = (mark: Mark, at: Place) =>
    onPlace(mark.block.id, moved(mark, at), `place ${mark.block.id} ${mark.option}`);
  const begin = (event: PointerEvent<HTMLElement>, mark: Mark, sizes: boolean) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ mark, sizes, x: event.clientX, y: event.clientY, from: mark.place });
  };
  const go = (event: PointerEvent<HTMLElement>) => {
    if (!drag) return;
    const page = event.currentTarget.closest('[data-mark]')?.parentElement?.getBoundingClientRect();
    if (!page) return;
    const [dx, dy] = [(event.clientX - drag.x) / page.width, (event.clientY - drag.y) / page.height];
    const { from } = drag;
    const next = drag.sizes
      ? { ...from, w: Math.min(1 - from.x, from.w + dx), h: Math.min(1 - from.y, from.h + dy) }
      : { ...from, x: from.x + dx, y: from.y + dy };
    put(drag.mark, within(next));
  };
  const press = (event: MouseEvent<HTMLElement>, page: number) => {
    const block = blocks.find(({ id }) => id === open);
    if (!block) return;
    const box = event.currentTarget.getBoundingClientRect();
    const place = block.place ?? newPlace(block.type, page);
    const at = {
      ...place,
      page,
      x: (event.clientX - box.left) / box.width,
      y: (event.clientY - box.top) / box.height - place.h / 2,
    };
    const mark: Mark = { block, option: null, place };
    put(mark, within(at));
  };
  const step = (event: KeyboardEvent, mark: Mark) => {
    const way = arrows[event.key];
    if (!way) return;
    event.preventDefault();
    const { place } = mark;
    const next = event.shiftKey
      ? { ...place, w: place.w + way[0], h: place.h + way[1] }
      : { ...place, x: place.x + way[0], y: place.y + way[1] };
    put(mark, within(next));
  };
  return (
    <Suspense fallback={<CardsSkeleton />}>
      <PdfPages
        name={name}
        url={url}
        over={(page) => (
          <>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: by keys a field is moved by itself */}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same */}
            <div className={classes.layer} onClick={(event) => press(event, page)} />
            {marksOn({ blocks }, page).map((mark) => {
              const label = mark.block.options?.find(({ id }) => id === mark.option)?.label ?? mark.block.label;
              return (
                <button
                  key={`${mark.block.id} ${mark.option}`}
                  type="button"
                  data-mark=""
                  className={`${classes.mark} ${classes.placing}`}
                  data-open={open === mark.block.id}
                  style={styleOf(mark.place)}
                  aria-label={label}
                  onClick={() => onOpen(mark.block.id)}
                  onKeyDown={(event) => step(event, mark)}
                  onPointerDown={(event) => begin(event, mark, false)}
                  onPointerMove={go}
                  onPointerUp={() => setDrag(null)}
                  onPointerCancel={() => setDrag(null)}
                >
                  {label}
                  <span
                    className={classes.corner}
                    onPointerDown={(event) => begin(event, mark, true)}
                    onPointerMove={(event) => {
                      event.stopPropagation();
                      go(event);
                    }}
                    onPointerUp={() => setDrag(null)}
                  />
                </button>
              );
            })}
          </>
        )}
      />
    </Suspense>
  );
};
