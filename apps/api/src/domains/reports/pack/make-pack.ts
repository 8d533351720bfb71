import { randomBytes } from 'node:crypto';
import { isPackPart, type PackPart } from '@nestling/rules/inspector-pack.ts';
import { isRole } from '@nestling/rules/roles.ts';
import type { Zippable } from 'fflate';
import { sql } from 'kysely';
import { z } from 'zod';
import { putFile } from '../../../files/store.ts';
import { zipInThread } from '../../../files/zip-thread.ts';
import type { Acting, WorkContext } from '../../../kernel/call/context.ts';
import { type Speech, textsIn } from '../../../kernel/call/languages.ts';
import type { Who } from '../../../kernel/call/who.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { Final } from '../../../kernel/jobs/final.ts';
import { type Job, type JobContext, job } from '../../../kernel/jobs/job.ts';
import { asPerson } from '../../../kernel/jobs/perform.ts';
import { task } from '../../../kernel/jobs/task.ts';
import { saysPets } from '../../../kernel/lib/pets-words.ts';
import { ThreadFailed } from '../../../kernel/lib/thread-pool.ts';
import { updateRows } from '../../../kernel/write/write-rows.ts';
import { dateOf } from '../../../messages/when.ts';
import { todayAt } from '../../../model/location/today.ts';
import { roleOf } from '../../../model/user/role-of.ts';
import { ownPacks } from '../reports.reach.ts';
import { MOST_ON_PAPER, type Table } from '../table.ts';
import { type Listed, packPage } from './pack-page.ts';
import { packTables } from './pack-tables.ts';

/** How long it can be taken away. */
const KEPT_MS = 7 * 86_400_000;

/** Makes a pack that was asked for. */
export const MAKE_PACK = task('reports.make_pack', { id: z.int() }, { queue: 'slow', attempts: 3 });

interface Asked {
  readonly location: Id<'location'>;
  readonly place: string;
  readonly parts: readonly string[];
  readonly start_date: string;
  readonly end_date: string;
  readonly language: 'en' | 'es';
  readonly user: number;
  readonly name: string;
  readonly role: string;
}

/** What was asked for, and by whom as that person stands now; null where there is nothing to make. */
const askedOf = async ({ db }: WorkContext, id: number): Promise<Asked | null> => {
  const { rows } = await sql<Asked>`select p.location_id as location, l.name as place, p.parts, p.language,
      p.start_date::text, p.end_date::text, p.user_id as user, u.full_name as name,
      case when u.status = 'active' and u.deleted_at is null then ${roleOf('u')} else 'guest' end as role
    from inspector_pack p join location l on l.id = p.location_id join app_user u on u.id = p.user_id
    where p.id = ${id} and p.status = 'waiting'`.execute(db);
  return rows[0] ?? null;
};

type Days = { readonly start_date: string; readonly end_date: string };
interface Read extends Days {
  readonly part: PackPart;
  readonly table: Table;
}

/** A table as the person may read it now; null where the pack is out of reach by now. */
const readPart = async (ctx: Acting, id: number, asked: Asked, part: PackPart): Promise<Read | null> => {
  const { rows } = await sql`select 1 from inspector_pack p where p.id = ${id}
    and ${ownPacks.filter(ctx.who, { name: 'p' })}`.execute(ctx.db);
  if (rows.length === 0) return null;
  const { read, today } = packTables[part];
  const day = today && (await todayAt(ctx, asked.location));
  const days = day ? { start_date: day, end_date: day } : asked;
  const { start_date, end_date } = days;
  return { part, start_date, end_date, table: await read(ctx, { location: asked.location, start_date, end_date }) };
};

/** The files of a table; one that is too heavy for paper is CSV alone. */
const filesOf = async (centre: number, { table, ...days }: Read, asked: Asked) => {
  const of = { ...days, place: asked.place };
  const csv = await table.bytes(centre, 'csv', asked.language, of);
  if ((table.count ?? 0) > MOST_ON_PAPER) return { csv, pdf: null };
  try {
    return { csv, pdf: await table.bytes(centre, 'pdf', asked.language, of) };
  } catch (error) {
    if (error instanceof ThreadFailed) return { csv, pdf: null };
    throw error;
  }
};

const packOf = async (job: JobContext, id: number, asked: Asked, speech: Speech): Promise<Uint8Array | null> => {
  const { centre } = job;
  const who: Who = { centre, user: asked.user, role: isRole(asked.role) ? asked.role : 'guest', session: '' };
  const files: Zippable = {};
  const listed: Listed[] = [];
  for (const [at, part] of asked.parts.filter(isPackPart).entries()) {
    // One transaction a table, and none while its file is written.
    const read = await asPerson(job.app, { who, speech, name: MAKE_PACK.name }, (ctx) =>
      readPart(ctx, id, asked, part),
    );
    if (!read) return null;
    const name = `${String(at + 1).padStart(2, '0')}-${part.replaceAll('_', '-')}`;
    const { csv, pdf } = await filesOf(centre, read, asked);
    files[`${name}.csv`] = csv;
    if (pdf) files[`${name}.pdf`] = pdf;
    const { title, count } = read.table;
    const { start_date, end_date } = read;
    listed.push({
      ...{ title, start_date, end_date, count: count ?? 0 },
      ...{ csv: `${name}.csv`, pdf: pdf ? `${name}.pdf` : null },
    });
  }
  const made = dateOf(speech.language, job.now());
  const page = packPage(listed, { ...asked, texts: textsIn(speech), by: asked.name, made });
  files['index.html'] = new TextEncoder().encode(page);
  return zipInThread(centre, files, job.now());
};

const note = (job: JobContext, id: number, set: Parameters<typeof updateRows<'inspector_pack'>>[3]): Promise<void> =>
  job.transaction(async (ctx) => {
    await updateRows(ctx, 'inspector_pack', { id, status: 'waiting' }, set);
  });

/** Makes a pack under the rights its person has now, table by table; one that cannot be made says so and is asked for again. */
const makePack = async (job: JobContext, id: number): Promise<void> => {
  const read = await job.transaction(async (ctx) => {
    const asked = await askedOf(ctx, id);
    return asked && { asked, speech: { language: asked.language, pets: await saysPets(ctx.db, job.centre) } };
  });
  if (!read) return;
  try {
    const bytes = await packOf(job, id, read.asked, read.speech);
    if (!bytes) return await note(job, id, { status: 'withdrawn' });
    const file = `b${randomBytes(16).toString('base64url')}.zip`;
    await putFile(job.centre, file, bytes);
    const ends_at = new Date(job.now().getTime() + KEPT_MS);
    await note(job, id, { status: 'done', file, bytes: bytes.length, ends_at });
  } catch (error) {
    await note(job, id, { status: 'failed' });
    throw new Final(`The pack ${id} failed.`, { cause: error });
  }
};

/** The jobs of packs. */
export const packJobs: readonly Job[] = [job(MAKE_PACK, { steps: (job, { id }) => makePack(job, id) })];
