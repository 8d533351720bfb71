import { isObject } from '@nestling/rules/json.ts';
import type { LeafBlock, LetterBlock, LetterDocument } from '@nestling/rules/letters/blocks.ts';

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

/** A name for a new block, of letters and figures. */
const newId = (): string => `b${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;

/** Days a calendar begins with. */
const AHEAD = 14;

/** An empty block of a kind; menu and calendar are those of `location`. */
export const newBlock = (type: Kind, location: number): LetterBlock => {
  const id = newId();
  switch (type) {
    case 'heading':
      return { id, type, text: '' };
    case 'text':
      return { id, type, html: '' };
    case 'picture':
      return { id, type, src: '', alt: '', href: '' };
    case 'button':
      return { id, type, label: '', href: 'https://' };
    case 'divider':
    case 'photos':
      return { id, type };
    case 'menu':
      return { id, type, location, week: 'this' };
    case 'calendar':
      return { id, type, location, days: AHEAD };
    case 'social':
      return { id, type, facebook: '', instagram: '', web: '' };
    case 'columns':
      return {
        id,
        type,
        left: [{ id: newId(), type: 'text', html: '' }],
        right: [{ id: newId(), type: 'text', html: '' }],
      };
  }
};

const leafOf = (one: Readonly<Record<string, unknown>>): LeafBlock[] => {
  const id = word(one.id);
  switch (one.type) {
    case 'heading':
      return [{ id, type: 'heading', text: word(one.text) }];
    case 'text':
      return [{ id, type: 'text', html: word(one.html) }];
    case 'picture':
      return [{ id, type: 'picture', src: word(one.src), alt: word(one.alt), href: word(one.href) }];
    case 'button':
      return [{ id, type: 'button', label: word(one.label), href: word(one.href) }];
    case 'divider':
      return [{ id, type: 'divider' }];
    case 'social':
      return [{ id, type: 'social', facebook: word(one.facebook), instagram: word(one.instagram), web: word(one.web) }];
    default:
      return [];
  }
};
const leavesOf = (value: unknown): LeafBlock[] => (Array.isArray(value) ? value.filter(isObject).flatMap(leafOf) : []);

/** A letter as the server answers it in JSON; what is not known here is left out. */
export const documentOf = (value: unknown): LetterDocument => ({
  blocks: (isObject(value) && Array.isArray(value.blocks) ? value.blocks : [])
    .filter(isObject)
    .flatMap((one): LetterBlock[] => {
      if (one.type === 'columns')
        return [{ id: word(one.id), type: 'columns', left: leavesOf(one.left), right: leavesOf(one.right) }];
      const id = word(one.id);
      if (one.type === 'page') return [{ id, type: 'page', html: word(one.html) }];
      if (one.type === 'photos') return [{ id, type: 'photos' }];
      if (one.type === 'menu')
        return [{ id, type: 'menu', location: Number(one.location), week: one.week === 'next' ? 'next' : 'this' }];
      if (one.type === 'calendar')
        return [{ id, type: 'calendar', location: Number(one.location), days: Number(one.days) || AHEAD }];
      return leafOf(one);
    }),
});

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
