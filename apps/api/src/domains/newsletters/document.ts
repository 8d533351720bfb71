import type { LeafBlock, LetterBlock, LetterDocument } from '@nestling/rules/letters/blocks.ts';
import { z } from 'zod';
import { cleanHtml } from '../../kernel/lib/rich-text.ts';
import { cleanPage } from './page.ts';

const id = z.string().regex(/^[a-z0-9]{4,32}$/);
const line = (most: number) => z.string().trim().max(most);
/** Read as the sender may read there when the letter is set on its way. */
const location = z.number().int().positive().max(2_147_483_647);
/** Where a link leads: the web, mail or a phone; '' for none. Nothing that runs. */
const href = z
  .string()
  .trim()
  .max(500)
  .refine(
    (value) => value === '' || /^(https?:\/\/[^\s"<>]+|mailto:[^\s"<>]+|tel:[+\d\s().-]+)$/i.test(value),
    'This is no link.',
  );

const leaf = z.discriminatedUnion('type', [
  z.strictObject({ id, type: z.literal('heading'), text: line(200) }),
  z.strictObject({ id, type: z.literal('text'), html: z.string().max(20_000).transform(cleanHtml) }),
  z.strictObject({ id, type: z.literal('picture'), src: line(80), alt: line(300), href }),
  z.strictObject({ id, type: z.literal('button'), label: line(80), href }),
  z.strictObject({ id, type: z.literal('divider') }),
  z.strictObject({ id, type: z.literal('social'), facebook: href, instagram: href, web: href }),
]) satisfies z.ZodType<LeafBlock>;

const block = z.union([
  leaf,
  z.strictObject({ id, type: z.literal('columns'), left: z.array(leaf).max(20), right: z.array(leaf).max(20) }),
  z.strictObject({ id, type: z.literal('page'), html: z.string().max(90_000).transform(cleanPage) }),
  z.strictObject({ id, type: z.literal('menu'), location, week: z.enum(['this', 'next']) }),
  z.strictObject({ id, type: z.literal('calendar'), location, days: z.number().int().min(1).max(62) }),
  z.strictObject({ id, type: z.literal('photos') }),
]) satisfies z.ZodType<LetterBlock>;

/** A letter as a client sends it: known blocks alone, texts cleaned, links that lead somewhere. */
export const letterShape = z.strictObject({ blocks: z.array(block).max(100) }) satisfies z.ZodType<LetterDocument>;

/** A letter as it is kept; what an older version wrote and this one does not know is an empty one. */
export const letterOf = (kept: unknown): LetterDocument => letterShape.safeParse(kept).data ?? { blocks: [] };
