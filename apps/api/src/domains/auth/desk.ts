import type { Kysely } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import type { Ctx } from '../../kernel/context.ts';
import { type Addressee, addressed, type Desk } from './send-letters.ts';

/** A desk to write letters at, with the name of its centre read once for all of them. */
export const openDesk = async (db: Kysely<DB>, rest: Omit<Desk, 'db' | 'centreName'>): Promise<Desk> => {
  const centre = await db.selectFrom('centre').select('name').where('id', '=', rest.centre).executeTakeFirst();
  return { ...rest, db, centreName: centre?.name ?? '' };
};

/** The desk letters are written at within a call. */
export const deskOf = (ctx: Ctx): Promise<Desk> =>
  openDesk(ctx.db, {
    centre: ctx.who.centre,
    at: ctx.now(),
    origin: ctx.request.origin,
    language: ctx.request.language,
  });

/** Somebody of the centre, as a letter needs them. */
export const addresseeOf = (ctx: Ctx, id: number): Promise<Addressee> =>
  ctx.db
    .selectFrom('app_user')
    .select(addressed)
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
