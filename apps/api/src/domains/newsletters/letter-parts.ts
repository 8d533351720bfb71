import type { LivingBlock, StillBlock } from '@nestling/rules/letters/blocks.ts';

/** A letter whose menu and calendar are filled in; photos are put in for each reader. */
export interface Filled {
  readonly blocks: readonly (StillBlock | Extract<LivingBlock, { type: 'photos' }>)[];
}

/** What a letter is written from, in a thread: everything it says, and where its pictures are. */
export interface LetterWork extends Filled {
  readonly subject: string;
  readonly centreName: string;
  readonly language: 'en' | 'es';
  /** What the centre puts below its letters, its postal address last. */
  readonly foot: readonly string[];
  /** Addresses of pictures by their keys. */
  readonly pictures: ReadonlyMap<string, string>;
}

/** A letter as HTML and as plain text. */
export interface LetterWritten {
  readonly html: string;
  readonly plain: string;
}

/** Stands where the photos of each reader go. */
export const PHOTOS = '%%photos%%';
/** Stands where the link of each reader goes. */
export const UNSUBSCRIBE = '%%unsubscribe%%';
