import { emptyBlock } from '@nestling/blocks/operate.ts';
import { storedDocument } from '@nestling/blocks/stored.ts';
import { isObject } from '@nestling/rules/json.ts';
import { type LetterBlock, type LetterDocument, letterBlocks } from '@nestling/rules/letters/blocks.ts';

const word = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Kinds of blocks one can add here. */
export const KINDS = [
  'heading',
  'text',
  'picture',
  'button',
  'columns',
  'divider',
  'social',
  'menu',
  'calendar',
  'photos',
] as const;
export type Kind = (typeof KINDS)[number];

/** An empty block of a kind; menu and calendar are those of `location`. */
export const newBlock = (type: Kind, location: number): LetterBlock | null => {
  const block = emptyBlock(letterBlocks, type);
  return block && 'location' in block ? { ...block, location } : block;
};

/** A letter as the server answers it in JSON; what is not known here is left out. */
export const documentOf = (value: unknown): LetterDocument => storedDocument(letterBlocks, value);

/** A letter for a location: menu and calendar of a template that was built at another one become its own. */
export const placedAt = ({ blocks }: LetterDocument, location: number): LetterDocument => ({
  blocks: blocks.map((one) => (one.type === 'menu' || one.type === 'calendar' ? { ...one, location } : one)),
});

/** One time a letter was sent, with how many stand how. */
export type Sent = {
  readonly id: string;
  readonly status: string;
  readonly at: string;
  readonly sent: number;
  readonly failed: number;
  readonly left: number;
  readonly waiting: number;
};
/** How a letter stands: nothing left yet, waits for its moment, is leaving, was held up, or has left. */
export type LetterState = 'draft' | 'scheduled' | 'sending' | 'paused' | 'sent';
export const stateOf = (newest: Sent | undefined, now: number): LetterState => {
  if (!newest) return 'draft';
  if (newest.status === 'paused') return 'paused';
  if (newest.status !== 'sending') return 'sent';
  return Date.parse(newest.at) > now ? 'scheduled' : 'sending';
};

export const sentOf = (value: unknown): Sent[] =>
  (Array.isArray(value) ? value : []).filter(isObject).map((one) => ({
    id: String(one.id),
    status: word(one.status),
    at: word(one.starts_at),
    sent: Number(one.sent),
    failed: Number(one.failed),
    left: Number(one.left_out),
    waiting: Number(one.waiting),
  }));
