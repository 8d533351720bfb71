import { sql } from 'kysely';
import { addHosts } from '../../db/seed/center.ts';
import type { WorkContext } from '../../kernel/call/context.ts';
import { message } from '../../kernel/call/message.ts';
import { findRow } from '../../kernel/db/find-rows.ts';
import type { RowOf } from '../../kernel/db/tables.ts';
import { environment } from '../../kernel/lib/environment.ts';
import { addRow, deleteRows, updateRow } from '../../kernel/write/write-rows.ts';
import { writeToAdmins } from './admins.ts';
import { isForHost } from './certificates.fields.ts';
import { nextState } from './domain-state.ts';
import { ServerDomain } from './domains.entities.ts';
import type { DomainLook } from './look-at-domain.ts';

type Row = RowOf<'server_domain'>;

/** Whether this system would greet at a name itself and has no certificate for it. A proxy in front gets its own. */
const lacksCertificate = async ({ db, now }: WorkContext, { domain, owner_id }: Row): Promise<boolean> => {
  if (environment().TLS_PORT === 0) return false;
  const { rows } = await sql<{ held: boolean }>`select exists (select 1 from center_certificate c
    where c.owner_id = ${owner_id} and c.not_after > ${now()}
      and ${isForHost(sql`c.names`, sql`${domain}::text`)}) as held`.execute(db);
  return rows[0]?.held !== true;
};

/** The host of a domain stands while it is active, and no longer. */
const serve = async (ctx: WorkContext, { id, domain, serves, owner_id, status }: Row): Promise<void> => {
  if (status === 'active') {
    // One that was given to somebody meanwhile stays theirs.
    if (await findRow(ctx, 'centre_host', { host: domain }, ['host'])) return;
    await addHosts((table, row) => addRow(ctx, table, row), owner_id, [domain], { kind: serves, domain_id: id });
  } else await deleteRows(ctx, 'centre_host', { domain_id: id });
};

/** Writes to those who run the center that its name works, or that it is lost. */
const tell = (ctx: WorkContext, { id, domain, status, active_at }: Row): Promise<void> => {
  const works = status === 'active';
  return writeToAdmins(
    ctx,
    'center_domain',
    () => ({
      subject: message(works ? 'centres.domainWorks' : 'centres.domainLost', { domain }),
      lines: [message(works ? 'centres.domainWorksBody' : 'centres.domainLostBody', { domain })],
    }),
    `domain:${id}:${status}:${active_at?.toISOString() ?? ''}`,
  );
};

/** Brings a domain of the own center to where a look says it stands, with the host it is reached at. Looked twice, it stays. */
export const settleDomain = async (ctx: WorkContext, id: number, look: DomainLook): Promise<Row | null> => {
  const row = await findRow(ctx, 'server_domain', { id, owner_id: ctx.who.centre }, undefined, { lock: 'update' });
  if (!row || row.released_at !== null) return null;
  const now = ctx.now();
  const next = nextState(row, look, await lacksCertificate(ctx, row));
  const became = next.status !== row.status;
  const changed = await updateRow(
    ctx,
    'server_domain',
    { id },
    {
      ...next,
      checked_at: now,
      cloud_front: look.cloudFront,
      ...(row.proven_at === null && look.proof === 'found' ? { proven_at: now } : {}),
      ...(became && next.status === 'active' ? { active_at: now } : {}),
      ...(next.status === 'lost' ? { released_at: now } : {}),
    },
  );
  const left = changed?.row;
  if (!left || !became) return left ?? row;
  await serve(ctx, left);
  ctx.audit({ entity: ServerDomain, id, before: { status: row.status }, after: { status: next.status } });
  ctx.publish({ kind: 'centres', ids: [ctx.who.centre] });
  if (next.status === 'active' || next.status === 'lost') await tell(ctx, left);
  return left;
};
