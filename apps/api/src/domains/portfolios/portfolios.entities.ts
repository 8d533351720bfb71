import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { holdsFiles } from '../../kernel/files/held-files.ts';
import { entity } from '../../kernel/read/entity.ts';

/** Moments of a child and a time, put together for its family to keep. */
export const Portfolio = entity('Portfolio', 'portfolio');
export const PortfolioSection = entity('PortfolioSection', 'portfolio_section');
/** A recorded moment in a section; once published, with the words it had then. */
export const PortfolioActivity = entity('PortfolioActivity', 'portfolio_activity');
/** What the child has reached, in a section; once published, with the words it had then. */
export const PortfolioMilestone = entity('PortfolioMilestone', 'portfolio_milestone');
/** A published portfolio as somebody takes it away. */
export const PortfolioFile = entity('PortfolioFile', 'portfolio_file');

// It is given out for a day.
holdsFiles(PortfolioFile, {
  file: { kind: 'file', where: (as, now) => sql`${col(as, 'ends_at')} > ${now}::timestamptz` },
});
