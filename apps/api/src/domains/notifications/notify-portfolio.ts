import { sql } from 'kysely';
import { on } from '../../kernel/events/listener.ts';
import { PortfolioPublished } from '../../model/portfolio/events.ts';
import { notifyMany } from './notify.ts';

/** Tells the contacts of a child of a portfolio, each once; never who has published it. */
export const notifyPortfolio = on(PortfolioPublished, 'notices', {
  run: (ctx, { portfolio }, { by }) =>
    notifyMany(
      ctx,
      sql`select 'portfolio'::text as kind, 'portfolio:' || p.id as key, p.id as about,
        jsonb_build_object('name', coalesce(nullif(st.nick_name, ''), st.fname),
          'from', to_char(p.start_date, 'YYYY-MM-DD'), 'to', to_char(p.end_date, 'YYYY-MM-DD')) as facts,
        gl.user_id as person, null::int as location, null::int as least
      from portfolio p join student st on st.id = p.student_id
      join standing_guardian gl on gl.student_id = st.id
      where p.id = ${portfolio} and p.status = 'published' and p.deleted_at is null and gl.user_id <> ${by}`,
    ),
});
