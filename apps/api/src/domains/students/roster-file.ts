import { sql } from 'kysely';
import { readUrl } from '../../files/address.ts';
import { exportSheet } from '../../files/sheet/export-sheet.ts';
import { installation } from '../../installation.ts';
import { declined, done } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { choice, choices, id, ids } from '../../kernel/call/input.ts';
import { message } from '../../kernel/call/message.ts';
import { Location } from '../../model/location/entity.ts';
import { Room } from '../../model/room/entity.ts';
import { decrypt, encrypt } from '../../secrets/vault.ts';
import { isOfRooms } from './filters.ts';
import { rosterFields, rosterSheet } from './roster-sheet.ts';

export const exportStudentRosterInput = {
  location: id(Location),
  programs: ids(Room, 200, 0).optional(),
  fields: choices(...rosterFields).optional(),
  type: choice('csv', 'xlsx', 'pdf').optional(),
};
type Asked = InputOf<typeof exportStudentRosterInput>;

const ownFile = (ctx: Pick<Ctx, 'who'>): string => `roster of ${ctx.who.centre} for ${ctx.who.user}`;

/**
 * Makes the roster of a location or of some of its rooms as a file. The answer names it for whoever asked and nobody
 * else: the name is sealed for that account.
 */
export const exportRoster = async (ctx: Ctx, { type = 'csv', ...asked }: Asked) => {
  const { programs = [], ...of } = asked;
  const which = programs.length === 0 ? sql`true` : isOfRooms(programs);
  const { place, ...sheet } = await rosterSheet(ctx, { ...of, which });
  const address = await exportSheet(ctx, type, `${sheet.title} ${place}`, { ...sheet, subtitle: place });
  const file = encrypt(installation().secrets.vault, ownFile(ctx), address).toString('base64url');
  return done(message('studentRoster.made', { count: sheet.rows.length }), { file });
};

/** The address a roster is fetched at; one of another account, or one that is over, gets Error. */
export const openRoster = (ctx: Ctx, { file }: { readonly file: string }) => {
  const over = declined(message('studentRoster.over'), { field: 'file', code: 'OVER' });
  try {
    const url = decrypt(installation().secrets.vault, ownFile(ctx), Buffer.from(file, 'base64url'));
    return readUrl(url, ctx.now()) ? done(message('studentRoster.here'), { url }) : over;
  } catch {
    return over;
  }
};
