import type { Clean } from '@nestling/blocks/field.ts';
import { readDocument } from '@nestling/blocks/read.ts';
import { storedDocument } from '@nestling/blocks/stored.ts';
import { type LetterDocument, letterBlocks } from '@nestling/rules/letters/blocks.ts';
import { z } from 'zod';
import { cleanHtml } from '../../kernel/lib/rich-text.ts';
import { cleanPage } from './page.ts';

const clean: Clean = (html, as) => (as === 'page' ? cleanPage(html) : cleanHtml(html));

/** A letter as a client sends it: known blocks alone, texts cleaned, links that lead somewhere. */
export const letterShape = z.unknown().transform((value, { issues }): LetterDocument => {
  const got = readDocument(letterBlocks, value, clean);
  if ('document' in got) return got.document;
  for (const { path, fault } of got.problems)
    issues.push({ code: 'custom', input: value, path: [...path], message: fault });
  return z.NEVER;
});

/** A letter as it is kept; of an older version what this one does not know is left out. */
export const letterOf = (kept: unknown): LetterDocument => storedDocument(letterBlocks, kept, { clean });
