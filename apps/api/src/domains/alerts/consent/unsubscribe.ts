import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import { declined, done, gone, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { type InputOf, id, secret, text } from '../../../kernel/call/input.ts';
import { Consent, OptedOut } from '../../../model/alert/entity.ts';
import { noteConsent, type Word } from './consent.ts';
import { hashOfUnsubscribe } from './unsubscribe-links.ts';

interface Found {
  readonly user_id: number | null;
  readonly address: string;
  readonly source: string | null;
  readonly out: boolean;
}

const linkOf = async (db: Kysely<DB>, token: string): Promise<Found | undefined> => {
  const { rows } = await sql<Found>`select l.user_id, l.address, l.source, exists (select 1 from opted_out o
      where o.channel = l.channel and o.address = l.address and o.purpose = 'marketing') as out
    from unsubscribe_link l where l.token_hash = ${hashOfUnsubscribe(token)}`.execute(db);
  return rows[0];
};

/** Notes what the link of a letter says of newsletters; said twice it stands once. False for a token nobody was sent. */
export const noteByLink = async (
  db: Kysely<DB>,
  at: Date,
  token: string,
  word: Pick<Word, 'how' | 'given' | 'reason'>,
): Promise<boolean> => {
  const link = await linkOf(db, token);
  if (!link) return false;
  if (link.out === !word.given) return true;
  const { user_id: user, address, source } = link;
  await noteConsent(db, at, [{ user, channel: 'mail', address, purpose: 'marketing', source, ...word }]);
  return true;
};

const unknown = () => declined(message('consent.badLink'), { field: 'token', code: 'UNKNOWN' });

const token = secret(20, 100);
const reason = text(0, 500).optional();
export const unsubscribeInput = { token, reason };

/** Takes the address of a link off newsletters. */
export const unsubscribeByPage = async (ctx: Ctx, given: InputOf<typeof unsubscribeInput>) => {
  const word = { how: 'page', given: false, reason: given.reason || null } as const;
  const known = await noteByLink(ctx.db, ctx.now(), given.token, word);
  return known ? done(message('consent.out')) : unknown();
};

/** Takes that back, for who pressed by mistake. */
export const subscribeAgain = async (ctx: Ctx, { token }: { readonly token: string }) => {
  const known = await noteByLink(ctx.db, ctx.now(), token, { how: 'page', given: true });
  return known ? done(message('consent.back')) : unknown();
};

/** An address as its owner knows it, and nobody else: 'l•••@example.com'. */
const masked = (address: string): string => address.replace(/^(.)[^@]*/, '$1•••');

/** What the link of a letter is about; null for one nobody was sent. */
export const readLink = async (ctx: Ctx, { token }: { readonly token: string }) => {
  const link = await linkOf(ctx.db, token);
  return link ? { address: masked(link.address), unsubscribed: link.out } : null;
};

export const lifted = { id: id(OptedOut), reason };

/** Takes an address off the list: the office answers for it by a reason. */
export const liftOptOut =
  (channel: 'mail' | 'text') =>
  async (ctx: Ctx, { id, reason }: InputOf<typeof lifted>) => {
    if ((reason ?? '').length < 3)
      return declined(message('consent.needReason'), { field: 'reason', code: 'REQUIRED' });
    const { rows } = await sql<{
      user_id: number | null;
      address: string;
      purpose: Word['purpose'];
    }>`select user_id, address, purpose from opted_out
      where id = ${id} and channel = ${channel} for update`.execute(ctx.db);
    const [row] = rows;
    if (!row) return gone(message('consent.gone'));
    const { user_id: user, address, purpose } = row;
    // Who texts STOP says it of everything: so does who takes that back.
    const purposes: readonly Word['purpose'][] = channel === 'text' ? ['operations', 'marketing'] : [purpose];
    const lifted = {
      user,
      channel,
      address,
      given: true,
      how: 'office',
      reason: reason ?? null,
      by: ctx.who.user,
    } as const;
    await noteConsent(
      ctx.db,
      ctx.now(),
      purposes.map((one) => ({ ...lifted, purpose: one })),
    );
    ctx.audit({ entity: Consent, id, before: { address, purpose, given: false }, after: { given: true }, reason });
    return done(message('consent.lifted', { address }));
  };
