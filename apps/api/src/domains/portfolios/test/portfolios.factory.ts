import { type Given, nth, type TestTenant } from '../../centres/test/centres.factory.ts';

/** A portfolio of March with one section; a draft unless it is said. */
export const aPortfolio = async (at: TestTenant, given: Given<'portfolio'> & { student_id: number }) => {
  const now = new Date('2026-04-01T16:00:00Z');
  const row = await at.db
    .insertInto('portfolio')
    .values({
      centre_id: at.centre,
      name: `Portfolio ${nth()}`,
      start_date: '2026-03-01',
      end_date: '2026-03-31',
      created_at: now,
      updated_at: now,
      ...(given.status === 'published' && { published_at: now }),
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const section = await at.db
    .insertInto('portfolio_section')
    .values({ centre_id: at.centre, portfolio_id: row.id, name: 'Spring', updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...row, section: section.id };
};

/** Puts a recorded moment into a section, as it stood. */
export const inPortfolio = (
  at: TestTenant,
  { id, section }: { readonly id: number; readonly section: number },
  activity_id: number,
) =>
  at.db
    .insertInto('portfolio_activity')
    .values({ centre_id: at.centre, portfolio_id: id, section_id: section, activity_id })
    .execute();
