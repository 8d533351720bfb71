import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/types.gen.ts';
import type { Ctx } from '../kernel/call/context.ts';
import { hostOf, originAt } from '../kernel/lib/origin-of.ts';
import { petsWords } from '../kernel/lib/pets-words.ts';
import { type Addressee, addressed, type Mailer } from './send-emails.ts';

/** A desk to write letters at, with the name and the host of its centre read once for all of them. */
export const openMailer = async (
  db: Kysely<DB>,
  rest: Omit<Mailer, 'db' | 'centreName' | 'pets' | 'origin'>,
): Promise<Mailer> => {
  const { rows } = await sql<{
    name: string;
    host: string;
    pets: boolean;
  }>`select c.name, ${hostOf} as host, ${petsWords} as pets
    from centre c where c.id = ${rest.centre}`.execute(db);
  const [centre] = rows;
  return {
    ...rest,
    db,
    centreName: centre?.name ?? '',
    pets: centre?.pets ?? false,
    origin: originAt(centre?.host ?? 'localhost'),
  };
};

/** The desk letters are written at within a call. */
export const mailerOf = (ctx: Ctx): Promise<Mailer> =>
  openMailer(ctx.db, {
    centre: ctx.who.centre,
    at: ctx.now(),
    language: ctx.request.language,
  });

/** Somebody of the centre, as a letter needs them. */
export const addresseeOf = (ctx: Ctx, id: number): Promise<Addressee> =>
  ctx.db.selectFrom('app_user').select(addressed).where('id', '=', id).executeTakeFirstOrThrow();
