import { strokesOf } from '@nestling/rules/strokes.ts';
import { z } from 'zod';
import { json } from '../../kernel/call/input.ts';

/** A signature as it was drawn; an empty list: none. */
export const strokesInput = () =>
  json(
    z.array(z.array(z.int())).refine((value) => strokesOf(value) !== null),
    60_000,
  ).optional();

/** As it is kept: null where nothing was drawn. */
export const keptStrokes = (strokes: readonly (readonly number[])[] | undefined): string | null =>
  strokes && strokes.length > 0 ? JSON.stringify(strokes) : null;
