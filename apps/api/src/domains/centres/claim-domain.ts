import { sql } from 'kysely';
import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { findRow } from '../../kernel/db/find-rows.ts';
import { hostsOfHome } from '../../kernel/lib/origin-of.ts';
import { newToken } from '../../kernel/lib/token.ts';
import { addRow, updateRows } from '../../kernel/write/write-rows.ts';
import { Center } from './centers.entities.ts';
import { domainOf, isOurs } from './domain-name.ts';
import { LOOK_AT_DOMAIN } from './domain-task.ts';
import type { domainForm } from './domains.inputs.ts';
import { lookAtDomain } from './look-at-domain.ts';

/** So long a name that was given up or lost rests, before another center may claim it. */
const REST = '30 days';

/** What stands in the way of a name, or null: one owner in all centers, and a rest between two. */
const inTheWay = async ({ db, now }: Ctx, domain: string, center: number) => {
  const { rows } = await sql<{ held: boolean; rests: boolean }>`select
    exists (select 1 from centre_host h where h.host = ${domain})
      or exists (select 1 from server_domain d where d.domain = ${domain} and d.released_at is null) as held,
    exists (select 1 from server_domain d where d.domain = ${domain} and d.owner_id <> ${center}
      and d.released_at > ${now()}::timestamptz - ${REST}::interval) as rests`.execute(db);
  const field = 'domain';
  if (rows[0]?.held) return declined(message('centres.domainTaken', { domain }), { field, code: 'TAKEN' });
  return rows[0]?.rests ? declined(message('centres.domainRests', { domain }), { field, code: 'RESTS' }) : null;
};

/**
 * Claims a name for a center. It is proven by a record with a token made for this claim; where it leads elsewhere now, that is
 * confirmed. The first look at it follows at once, by a job.
 */
export const claimDomain = async (
  ctx: Ctx,
  { domain: text, status, center_id, serves }: InputOf<typeof domainForm>,
) => {
  const own = await findRow(ctx, 'centre', { id: ctx.who.centre }, ['is_platform']);
  if (own?.is_platform && center_id === undefined)
    return declined(message('centres.whichCenter'), { field: 'center_id', code: 'REQUIRED' });
  const center = center_id ?? ctx.who.centre;
  const domain = domainOf(text);
  const field = 'domain';
  if (domain === null) return declined(message('centres.noDomain'), { field, code: 'NO_DOMAIN' });
  const home = await hostsOfHome(ctx.db);
  if (isOurs(domain, home)) return declined(message('centres.domainOurs', { domain }), { field, code: 'OURS' });
  const wrong = await inTheWay(ctx, domain, center);
  if (wrong) return wrong;
  const token = newToken();
  const look = await ctx.outside(() => lookAtDomain({ domain, token }, home));
  const elsewhere = look.points === 'elsewhere';
  if (elsewhere)
    ctx.confirm({
      code: 'ELSEWHERE',
      title: message('confirm.elsewhere', { domain }),
      lines: [message('confirm.elsewhereLine', { domain, to: look.to.join(', ') })],
      about: { entity: Center, id: center },
    });
  await updateRows(ctx, 'server_domain', { domain, owner_id: center, status: 'lost' }, { status: 'released' });
  const set = { owner_id: center, domain, serves: serves ?? 'portal', wanted: status ?? 'active', token } as const;
  return { set: { ...set, status: 'waiting', confirmed: elsewhere, cloud_front: look.cloudFront } };
};

/** Claims a name for the portal of a center that comes to be; what is declined is told at its hostname. */
export const claimFor = async (ctx: Ctx, center: number, domain: string) => {
  const wrong = await inTheWay(ctx, domain, center);
  if (wrong) return declined(message('centres.hostTaken', { host: domain }), { field: 'hostname', code: 'TAKEN' });
  const { id } = await addRow(ctx, 'server_domain', { owner_id: center, domain, serves: 'portal', token: newToken() });
  lookSoon(ctx, { id, owner_id: center });
  return null;
};

/** Has a domain looked at by its center's job. */
export const lookSoon = (ctx: Ctx, { id, owner_id }: { readonly id: number; readonly owner_id: number }): void =>
  ctx.enqueue(LOOK_AT_DOMAIN, { domain: id }, { centre: owner_id, key: String(id) });
