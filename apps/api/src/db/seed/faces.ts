import { join } from 'node:path';
import type pg from 'pg';
import { addDrawn, type Keep } from './drawn.ts';
import type { Writer } from './writer.ts';

const folder = join(import.meta.dirname, 'faces');
/** Edge of the drawn faces in px. */
const EDGE = 384;

/** Leo and his mother have none: whoever looks around as a parent is asked for one. */
const children = [
  ...['ava', 'noah', 'mia', 'omar', 'sofia', 'finn', 'zuri', 'lars', 'amelie', 'theo', 'ivy', 'jonah', 'maxi', 'eli'],
  ...['nora', 'mateo', 'suki', 'ben', 'clara', 'ines'],
];
const grown = ['hannah', 'grace', 'lise', 'priya', 'tomas', 'ruth', 'adam', 'marco'];
const pets = ['biscuit', 'olive', 'rocket', 'pepper', 'waffles'];

/** "Amélie" as the file is called. */
const fileName = (fname: string): string => {
  const plain = fname.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.startsWith('maximiliana') ? 'maxi' : plain;
};

/** A face is as large as the faces on the pages. */
const faceOf = (name: string) => {
  const face = join(folder, `${name}.webp`);
  return { files: { full: face, face, small: join(folder, `${name}-small.webp`) }, width: EDGE, height: EDGE };
};

/**
 * Gives the children, the pets and the team of a demo center faces. They are drawn (`npm run faces`), and nobody's. Who is not
 * among them has initials, as most have in a real center.
 */
export const addFaces = async (
  client: pg.ClientBase,
  to: Writer,
  { keep, isPets, now }: { readonly keep: Keep; readonly isPets: boolean; readonly now: Date },
): Promise<void> => {
  const give = async (table: 'student' | 'app_user', column: 'image' | 'avatar', names: readonly string[]) => {
    const { rows } = await client.query<{ id: number; fname: string }>(
      `select id, fname from ${table} where centre_id = $1 order by id`,
      [to.centre],
    );
    for (const { id, fname } of rows) {
      const name = fileName(fname);
      if (!names.includes(name)) continue;
      const key = await addDrawn(to, keep, faceOf(name), now);
      await client.query(`update ${table} set ${column} = $3 where centre_id = $1 and id = $2`, [to.centre, id, key]);
    }
  };
  await give('student', 'image', isPets ? pets : children);
  if (!isPets) await give('app_user', 'avatar', grown);
};
