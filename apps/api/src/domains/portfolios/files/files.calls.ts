import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { downloadAddress } from '../../../files/address.ts';
import {
  type Calls,
  declined,
  done,
  message,
  mutation,
  objects,
  out,
  outcome,
  outOrNull,
  query,
} from '../../../kernel/call/call.ts';
import { choice, id } from '../../../kernel/call/input.ts';
import { col } from '../../../kernel/db/tables.ts';
import { way } from '../../../kernel/files/ways.ts';
import { orError } from '../../../kernel/read/reach.ts';
import { createRow } from '../../../kernel/write/write-rows.ts';
import { Portfolio, PortfolioFile } from '../portfolios.entities.ts';
import { isWholeFor, ownFiles, ownPortfolios } from '../portfolios.reach.ts';
import { MAKE_FILE } from './make-file.ts';

/** So many of one person within an hour: each costs a read of everything and a file. */
const AN_HOUR = 12;
const HOUR_MS = 3_600_000;
/** One that was not made by then is not coming: the person may ask again. */
const PATIENCE_MS = 600_000;

/**
 * A file goes on as long as all that it was made of is the reader's to see: a consent that is withdrawn, an entry that is taken
 * back and a black list end it at once.
 */
const ofFile = way('portfolio file', PortfolioFile, {
  scope: ownFiles,
  shows: (as, key, who, now) =>
    sql`(${col(as, 'file')} = ${key} and ${col(as, 'ends_at')} > ${now}::timestamptz and ${isWholeFor(who, as)})`,
});

interface Listed {
  readonly id: number;
  readonly kind: string;
  readonly state: string;
  readonly asked_at: string;
  readonly ends_at: string | null;
  readonly bytes: number | null;
  readonly file: string | null;
  readonly open: boolean;
  readonly name: string;
}

/** What families, and staff, take away of a published portfolio. */
export const fileCalls: Calls = {
  portfolioFiles: query({
    rule: 'user',
    about:
      "The caller's files of a portfolio, the latest first, each with its address for 15 minutes while all in it may be seen.",
    reach: { id: ownPortfolios },
    input: { id: id(Portfolio) },
    answer: objects(
      {
        id: out.id,
        kind: out.text,
        state: out.text,
        asked_at: out.datetime,
        ends_at: outOrNull(out.datetime),
        bytes: outOrNull(out.int),
        url: outOrNull(out.text),
      },
      'PortfolioDownload',
    ),
    run: async (ctx, { id: portfolio }) => {
      const as = { name: 'f' };
      const { rows } = await sql<Listed>`select f.id, f.kind, f.state, f.asked_at, f.ends_at, f.bytes, f.file,
          (f.state = 'ready' and f.ends_at > ${ctx.now()}::timestamptz and ${isWholeFor(ctx.who, as)}) as open,
          coalesce(nullif(p.name, ''), st.fname) as name
        from portfolio_file f join portfolio p on p.id = f.portfolio_id join student st on st.id = p.student_id
        where f.portfolio_id = ${portfolio} and ${ownFiles.filter(ctx.who, as)}
        order by f.asked_at desc, f.id desc limit 4`.execute(ctx.db);
      return rows.map(({ file, open, state, name, asked_at, ends_at, ...row }) => ({
        ...row,
        asked_at: new Date(asked_at),
        ends_at: ends_at ? new Date(ends_at) : null,
        state: state === 'ready' && !open ? 'ended' : state,
        url: open && file !== null ? downloadAddress(ctx, file, `${name}.${row.kind}`, ofFile(row.id)) : null,
      }));
    },
  }),
  requestPortfolioFile: mutation({
    rule: 'user',
    about:
      'Has a published portfolio made a PDF, or a zip that opens without a network; a draft, or more than 12 in an hour, gets Error.',
    reach: { id: orError(ownPortfolios) },
    input: { id: id(Portfolio), kind: choice('pdf', 'zip') },
    answer: outcome(),
    run: async (ctx, { id: portfolio, kind }) => {
      const { user, role } = ctx.who;
      const now = ctx.now();
      const { rows } = await sql<{ status: string; lately: number; waiting: boolean }>`select p.status,
          (select count(*)::int from portfolio_file f where f.user_id = ${user}
            and f.asked_at > ${new Date(now.getTime() - HOUR_MS)}::timestamptz) as lately,
          exists (select 1 from portfolio_file f where f.user_id = ${user} and f.portfolio_id = p.id and f.kind = ${kind}
            and f.state = 'waiting' and f.asked_at > ${new Date(now.getTime() - PATIENCE_MS)}::timestamptz) as waiting
        from portfolio p where p.id = ${portfolio}`.execute(ctx.db);
      const [found] = rows;
      if (found?.status !== 'published')
        return declined(message('portfolios.filePublished'), { field: 'id', code: 'STATE' });
      if (found.waiting) return declined(message('portfolios.fileWaiting'), { field: 'kind', code: 'WAITING' });
      if (found.lately >= AN_HOUR)
        return declined(message('portfolios.fileOften', { times: AN_HOUR }), { field: 'kind', code: 'OFTEN' });
      const row = await createRow(ctx, 'portfolio_file', {
        portfolio_id: portfolio,
        user_id: user,
        kind,
        asked_at: now,
      });
      ctx.enqueue(MAKE_FILE, { id: row.id, language: ctx.request.language, staff: allows(role, 'teacher') });
      ctx.audit({ entity: Portfolio, id: portfolio, after: { taken_away: kind } });
      return done(message('portfolios.fileAsked'));
    },
  }),
};
