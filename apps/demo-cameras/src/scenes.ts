import { readFile } from 'node:fs/promises';

export const SCENES = ['sunflowers', 'owls', 'acorns', 'nap', 'yard', 'kennel'] as const;

/** The loops that ship with the product, by stream path. */
export async function readScenes(): Promise<Map<string, Buffer>> {
  const folder = new URL('../scenes/', import.meta.url);
  const files = SCENES.map(async (name) => [`/${name}`, await readFile(new URL(`${name}.h264`, folder))] as const);
  return new Map(await Promise.all(files));
}
