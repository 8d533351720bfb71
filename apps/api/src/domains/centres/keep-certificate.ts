import { sql } from 'kysely';
import { installation } from '../../installation.ts';
import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx, WorkContext } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { findRow, findRows } from '../../kernel/db/find-rows.ts';
import { allHosts } from '../../kernel/lib/origin-of.ts';
import { createRow, updateRows } from '../../kernel/write/write-rows.ts';
import { encrypt } from '../../secrets/vault.ts';
import { CenterCertificate } from './certificates.entities.ts';
import { isForHost } from './certificates.fields.ts';
import type { certificateForm } from './certificates.inputs.ts';
import { lookSoon } from './claim-domain.ts';
import { isFor, type Pair, readPair, WrongPair } from './read-certificate.ts';

/** Where a sealed key belongs. */
export const aboutKey = (centre: number, fingerprint: string): string => `key ${fingerprint} of centre ${centre}`;

const words = {
  UNREADABLE: message('centres.pairUnreadable'),
  OTHER_KEY: message('centres.pairOtherKey'),
  WEAK: message('centres.pairWeak'),
  EXPIRED: message('centres.pairExpired'),
  NO_NAME: message('centres.pairNoName'),
  CHAIN: message('centres.pairChain'),
} as const;

const pairOf = (given: InputOf<typeof certificateForm>, now: Date): Pair | ReturnType<typeof declined> => {
  try {
    return readPair(given, now);
  } catch (error) {
    if (!(error instanceof WrongPair)) throw error;
    return declined(words[error.code], { field: error.part, code: error.code, message: words[error.code] });
  }
};

/** Keeps a certificate for hosts of a center, its key sealed; what waits for one is looked at. The same one is kept once. */
export const keepCertificate = async (ctx: Ctx, center: number, given: InputOf<typeof certificateForm>) => {
  const pair = pairOf(given, ctx.now());
  if (!('names' in pair)) return pair;
  const domain = given.domain?.trim().toLowerCase();
  if (domain && !isFor(pair.names, domain))
    return declined(message('centres.pairOtherName', { domain }), { field: 'domain', code: 'OTHER_NAME' });
  const { names, certificate, chain, kind, issuer, fingerprint, notBefore, notAfter } = pair;
  const sealed = encrypt(installation().secrets.vault, aboutKey(center, fingerprint), pair.key);
  const before = await findRow(ctx, 'center_certificate', { owner_id: center, fingerprint }, ['id']);
  const secret = { chain, key_sealed: sealed };
  if (before) await updateRows(ctx, 'center_certificate', { id: before.id }, secret);
  const kept =
    before ??
    (await createRow(ctx, 'center_certificate', {
      ...{ owner_id: center, names, certificate, ...secret, key_kind: kind, issuer, fingerprint },
      ...{ not_before: notBefore, not_after: notAfter },
    }));
  ctx.audit({ entity: CenterCertificate, id: kept.id, after: { names, fingerprint, not_after: notAfter } });
  ctx.publish({ kind: 'centres', ids: [center] });
  const held = await findRows(ctx, 'server_domain', { owner_id: center, released_at: null, status: 'proven' }, [
    'id',
    'owner_id',
  ]);
  for (const one of held) lookSoon(ctx, one);
  return { notAfter, names };
};

/** The hosts of its center that only this certificate greets for, now. */
export const hostsBy = async ({ db, now }: WorkContext, id: number): Promise<string[]> => {
  const { rows } = await sql<{ host: string }>`select h.host from center_certificate c
    join ${allHosts} h on h.owner = c.owner_id and ${isForHost(sql`c.names`, sql`h.host`)}
    where c.id = ${id} and c.not_after > ${now()}
      and not exists (select 1 from center_certificate o where o.owner_id = c.owner_id and o.id <> c.id
        and o.not_after > ${now()} and ${isForHost(sql`o.names`, sql`h.host`)})
    order by h.host limit 20`.execute(db);
  return rows.map(({ host }) => host);
};
