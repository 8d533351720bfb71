import type { z } from 'zod';
import { type InputShape, metaOf } from '../src/kernel/call/input.ts';

const plain: readonly unknown[] = [
  true,
  'sample',
  7,
  'a@example.com',
  '+1 555 010 0100',
  '2024-05-01',
  '09:00',
  '2024-05-01T09:00:00Z',
  '#aabbcc',
];

const membersOf = (shape: InputShape): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([name, schema]) =>
      schema.safeParse(undefined).success ? [] : [[name, sampleOf(schema)]],
    ),
  );

/** A value an argument takes and that holds something; of objects the members that must be there. */
export const sampleOf = (schema: z.ZodType): unknown => {
  const { shape, values = [] } = metaOf(schema);
  const one = [...values, ...(shape ? [membersOf(shape)] : []), ...plain];
  const found = [...one, ...one.map((value) => [value])].find((value) => schema.safeParse(value).success);
  if (found === undefined) throw new Error('No sample fits this argument.');
  return found;
};
