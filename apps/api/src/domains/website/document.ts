import type { Clean } from '@nestling/blocks/field.ts';
import { readDocument } from '@nestling/blocks/read.ts';
import { storedDocument } from '@nestling/blocks/stored.ts';
import { placedBlocks } from '@nestling/blocks/walk.ts';
import { type PageDocument, pageBlocks } from '@nestling/rules/website/blocks.ts';
import { z } from 'zod';
import { cleanHtml } from '../../kernel/lib/rich-text.ts';

const clean: Clean = (html) => cleanHtml(html);

/** A page as a client sends it: known blocks where they may stand, texts cleaned, links that lead somewhere. */
export const pageShape = z.unknown().transform((value, { issues }): PageDocument => {
  const got = readDocument(pageBlocks, value, clean);
  if ('document' in got) return got.document;
  for (const { path, fault } of got.problems)
    issues.push({ code: 'custom', input: value, path: [...path], message: fault });
  return z.NEVER;
});

/** A page as it is kept; what this version does not know is left out. */
export const pageOf = (kept: unknown): PageDocument => storedDocument(pageBlocks, kept, { clean });

/** The keys of the pictures a page shows, each once. */
export const picturesOf = (page: PageDocument): readonly string[] => [
  ...new Set(
    placedBlocks(pageBlocks, page).flatMap(({ block }) => (block.type === 'picture' && block.src ? [block.src] : [])),
  ),
];

/** The same of a page as it is kept. Its texts are not cleaned for it, which takes a hundred times as long. */
export const picturesIn = (kept: unknown): readonly string[] => picturesOf(storedDocument(pageBlocks, kept));
