import type { Kysely } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import { openMailer } from '../../../outbox/mailer.ts';
import { askFamilies } from './ask-family.ts';
import { findForgotten } from './find.ts';

/** Finds the children of a centre nobody checked out, and asks their families. It may run at any time. */
export const lookForForgotten = async (db: Kysely<DB>, centre: number, at: Date): Promise<void> => {
  const found = await findForgotten(db, centre, at);
  if (found.length === 0) return;
  const mailer = await openMailer(db, { centre, at, language: 'en' });
  await askFamilies(
    mailer,
    found.map(({ id }) => id),
  );
};
