import type { Kysely } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import { originOf } from '../../../kernel/origin-of.ts';
import { openDesk } from '../../auth/desk.ts';
import { askFamilies } from './ask-family.ts';
import { findForgotten } from './find.ts';

/** Finds the children of a centre nobody checked out, and asks their families. It may run at any time. */
export const lookForForgotten = async (db: Kysely<DB>, centre: number, at: Date): Promise<void> => {
  const found = await findForgotten(db, centre, at);
  if (found.length === 0) return;
  const origin = await originOf(db, centre, process.env);
  const desk = await openDesk(db, { centre, at, origin, language: 'en' });
  await askFamilies(
    desk,
    found.map(({ id }) => id),
  );
};
