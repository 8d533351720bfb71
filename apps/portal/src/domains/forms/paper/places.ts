import type { AnswerValue, Block, BlockType, FormDocument, Place } from '@nestling/rules/forms/blocks.ts';
import { isRecord } from '@nestling/rules/json.ts';

/** A place of a block on a page; `option` where the place is of one of its choices. */
export type Mark = { readonly block: Block; readonly option: string | null; readonly place: Place };

/** What lies on a page, from 0. */
export const marksOn = ({ blocks }: FormDocument, page: number): readonly Mark[] =>
  blocks.flatMap((block): Mark[] => [
    ...(block.place?.page === page ? [{ block, option: null, place: block.place }] : []),
    ...(block.options ?? []).flatMap(({ id, place }) => (place?.page === page ? [{ block, option: id, place }] : [])),
  ]);

/** Whether a mark of a choice is set. */
export const isChosen = (value: AnswerValue | undefined, option: string): boolean =>
  Array.isArray(value) ? value.includes(option) : value === option;

const sizes: Readonly<Partial<Record<BlockType, readonly [number, number]>>> = {
  checkbox: [0.03, 0.022],
  signature: [0.4, 0.06],
  initials: [0.12, 0.04],
  textarea: [0.6, 0.1],
  date: [0.2, 0.03],
};

/** Where a new field begins: near the top of a page, to be dragged from there. */
export const newPlace = (type: BlockType, page: number): Place => {
  const [w, h] = sizes[type] ?? [0.35, 0.03];
  return { page, x: 0.1, y: 0.1, w, h };
};

/** A place moved or resized, kept on its page. */
export const within = ({ page, x, y, w, h }: Place): Place => {
  const wide = Math.min(1, Math.max(0.012, w));
  const high = Math.min(1, Math.max(0.01, h));
  const fixed = (value: number) => Math.round(value * 10_000) / 10_000;
  return {
    page,
    x: fixed(Math.min(1 - wide, Math.max(0, x))),
    y: fixed(Math.min(1 - high, Math.max(0, y))),
    w: fixed(wide),
    h: fixed(high),
  };
};

/** How many pages a printed form has. */
export const pagesOfPaper = (pages: unknown): number =>
  Array.isArray(pages) ? pages.filter((one) => isRecord(one)).length : 0;

/** A place as it is drawn over its page. */
export const styleOf = ({ x, y, w, h }: Place) => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${w * 100}%`,
  height: `${h * 100}%`,
});
