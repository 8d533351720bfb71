import { findRow, type Within } from '../../kernel/db/find-rows.ts';

/**
 * Holds a site until the call ends: of two that publish, or put something at its end, the later one sees what the first one
 * made.
 */
export const lockSite = async (within: Within, site: number): Promise<void> => {
  await findRow(within, 'website_site', { id: site }, ['id'], { lock: 'update' });
};
