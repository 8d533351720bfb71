import { entity } from '../../kernel/read/entity.ts';

/** Moments of a child and a time, put together for its family to keep. */
export const Portfolio = entity('Portfolio', 'portfolio');
export const PortfolioSection = entity('PortfolioSection', 'portfolio_section');
/** A recorded moment in a section; once published, with the words it had then. */
export const PortfolioActivity = entity('PortfolioActivity', 'portfolio_activity');
