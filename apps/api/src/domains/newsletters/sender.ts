import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import { customEmail } from '../../model/setting/email-words.ts';
import { readStoredSetting } from '../../model/setting/stored.ts';

/** Whom a letter is from, where answers go, and what stands below it. */
export interface LetterSender {
  /** Null: the centre's own name. */
  readonly name: string | null;
  readonly replyTo: string | null;
  /** Lines below the letter: what the centre has written for it, and where it is. */
  readonly foot: readonly string[];
  /** Whether one of them is a postal address, as a letter to many must have one (15 U.S.C. 7704(a)(5)). */
  readonly isPlaced: boolean;
}

/**
 * As a location says for its mail, else as the centre does. The postal address is that of the location, else the first of the
 * centre's that has one.
 */
export const senderOf = async (ctx: Ctx, centreName: string, location: number | null): Promise<LetterSender> => {
  const { value } = await readStoredSetting(ctx, customEmail, location === null ? {} : { location });
  const { rows } = await sql<{ address: string }>`select btrim(l.address) as address from location l
    where btrim(coalesce(l.address, '')) <> '' and (l.active or l.id = ${location}::int)
    order by l.id is not distinct from ${location}::int desc, l.id limit 1`.execute(ctx.db);
  const [place] = rows;
  const address = place ? `${centreName}, ${place.address.replace(/\s+/g, ' ')}` : null;
  const written = (value.footer ?? '').split('\n').filter((line) => line.trim() !== '');
  return {
    name: value.from_name,
    // Mail that claims to come from an address this server does not send for is refused (RFC 7489): answers go there.
    replyTo: value.reply_to ?? value.from_email,
    foot: [...written, ...(address ? [address] : [])],
    isPlaced: address !== null,
  };
};
