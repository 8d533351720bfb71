import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { downloadAddress } from '../../files/address.ts';
import { putFile } from '../../files/store.ts';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { type Job, job } from '../../kernel/jobs/job.ts';
import { task } from '../../kernel/jobs/task.ts';
import { saysPets } from '../../kernel/lib/pets-words.ts';
import { User } from '../../model/user/entity.ts';
import { ofArchive } from './archive.entities.ts';
import { gather } from './gather.ts';
import { pack } from './pack.ts';

const DAY_MS = 86_400_000;
/** Each costs a read of everything and a file. */
const A_DAY = 3;
/** How long it can be fetched; the nightly sweep takes the file later. */
const KEPT_MS = DAY_MS;
/** One that was not made by then is not coming: the person may ask again. */
const PATIENCE_MS = 3_600_000;

/** Puts an archive together; in `language` where the account has chosen none. */
const MAKE = task('archive.make', { id: z.number(), language: z.enum(['en', 'es']) }, { queue: 'slow', attempts: 5 });

/** The archives a person asked for of late, newest first, and where each is fetched as long as it can be. */
export const ownArchives = async (ctx: Ctx) => {
  const now = ctx.now();
  const rows = await ctx.db
    .selectFrom('family_archive')
    .select(['id', 'state', 'asked_at', 'ends_at', 'bytes', 'file'])
    .where('user_id', '=', ctx.who.user)
    .orderBy('asked_at', 'desc')
    .limit(10)
    .execute();
  return rows.map(({ file, state, ...row }) => {
    const open = state === 'ready' && file !== null && row.ends_at !== null && row.ends_at > now;
    return {
      ...row,
      state: state === 'ready' && !open ? 'ended' : state,
      url:
        // Whoever acts as somebody does not carry home what is stored of the family.
        open && file !== null && ctx.who.impersonator === undefined
          ? downloadAddress(ctx, file, `family ${row.asked_at.toISOString().slice(0, 10)}.zip`, ofArchive(row.id))
          : null,
    };
  });
};

/** Has an archive made by a job, which answers in `ownArchives`. */
export const askArchive = async (ctx: Ctx) => {
  const { user } = ctx.who;
  const now = ctx.now();
  const recent = await ctx.db
    .selectFrom('family_archive')
    .select(['state', 'asked_at'])
    .where('user_id', '=', user)
    .where('asked_at', '>', new Date(now.getTime() - DAY_MS))
    .execute();
  if (recent.some(({ state, asked_at }) => state === 'waiting' && asked_at.getTime() > now.getTime() - PATIENCE_MS))
    return declined(message('archive.waiting'));
  if (recent.length >= A_DAY) return declined(message('archive.often', { times: A_DAY }));
  const { id } = await ctx.db
    .insertInto('family_archive')
    .values({ user_id: user, asked_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  ctx.enqueue(MAKE, { id, language: ctx.request.language });
  ctx.audit({ entity: User, id: user, after: { archive_asked: id } });
  return done(message('archive.asked'));
};

/** Puts an archive together: read in one transaction, so that its parts fit each other. */
const make = job(MAKE, {
  steps: async (job, { id, language: asking }) => {
    const { centre } = job;
    const at = job.now();
    const read = await job.transaction(async ({ db }) => {
      const asked = await db
        .selectFrom('family_archive as f')
        .innerJoin('app_user as u', (on) => on.onRef('u.id', '=', 'f.user_id'))
        .innerJoin('centre as c', 'c.id', 'f.centre_id')
        .select(['f.user_id', 'u.language', 'c.name'])
        .where('f.id', '=', id)
        .where('f.state', '=', 'waiting')
        .executeTakeFirst();
      if (!asked) return null;
      const wanted = asked.language ?? asking;
      const language = wanted === 'es' ? 'es' : 'en';
      const pets = await saysPets(db, centre);
      return { asked, language, pets, gathered: await gather(db, { centre, user: asked.user_id, language }) } as const;
    });
    if (!read) return;
    const { asked, language, pets, gathered } = read;
    const zip = await pack(gathered, { centre, centreName: asked.name, language, pets, at });
    const file = `z${randomBytes(16).toString('base64url')}.zip`;
    await putFile(centre, file, zip);
    await job.transaction(({ db }) =>
      db
        .updateTable('family_archive')
        .set({ state: 'ready', file, bytes: zip.length, ends_at: new Date(at.getTime() + KEPT_MS) })
        .where('id', '=', id)
        .execute(),
    );
  },
});

/** The jobs of this domain. */
export const archiveJobs: readonly Job[] = [make];
