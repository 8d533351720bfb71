import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import type { Who } from '../../kernel/call/who.ts';
import { type Alias, col, type Sql } from '../../kernel/db/tables.ts';
import { scope } from '../../kernel/read/reach.ts';
import { isShownTo } from '../../model/activity/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { ownStudentIds, studentsLookedAfter } from '../../model/student/reach.ts';
import { Portfolio, PortfolioActivity, PortfolioSection } from './portfolios.entities.ts';

/** SQL: a published correction has taken the place of a portfolio. */
export const isReplaced = (as: Alias<'portfolio'>): Sql => sql`exists (select 1 from portfolio n
  where n.corrects_id = ${col(as, 'id')} and n.status = 'published' and n.deleted_at is null)`;

/** Of teachers those of children of their rooms, of managers those of their locations. */
const looksAfter = (who: Who, as: Alias<'portfolio'>): Sql => sql`exists (select 1 from student st
  where st.id = ${col(as, 'student_id')} and ${studentsLookedAfter.filter(who, { name: 'st' })})`;

/** Families keep what was published of their children, also when a child has left; a black list ends it. */
const keeps = (who: Who, as: Alias<'portfolio'>): Sql => sql`(${col(as, 'status')} = 'published'
  and not ${isReplaced(as)} and ${col(as, 'student_id')} in (${ownStudentIds(who)}))`;

const reached = (who: Who, as: Alias<'portfolio'>): Sql => sql`(${col(as, 'deleted_at')} is null
  and ${allows(who.role, 'teacher') ? looksAfter(who, as) : keeps(who, as)})`;

/** Contacts: published ones of own students. Staff: those of children they look after. */
export const ownPortfolios = scope(
  Portfolio,
  'published ones of own students, or of students one looks after',
  (who, as) => reached(who, as),
);

/** What staff work on. */
export const portfoliosLookedAfter = scope(Portfolio, 'portfolios of students one looks after', (who, as) =>
  allows(who.role, 'teacher') ? reached(who, as) : sql`false`,
);

/** Whose portfolios one may ask for: a family also of a child that has left. */
export const studentsWithPortfolios = scope(
  Student,
  'own students, those who have left too, or students one looks after',
  (who, as) =>
    allows(who.role, 'teacher')
      ? studentsLookedAfter.filter(who, as)
      : sql`${col(as, 'id')} in (${ownStudentIds(who)})`,
);

const within = (who: Who, portfolio: Sql): Sql => sql`exists (select 1 from portfolio pf
  where pf.id = ${portfolio} and ${reached(who, { name: 'pf' })})`;

export const ownSections = scope(PortfolioSection, 'sections of portfolios in reach', (who, as) =>
  within(who, col(as, 'portfolio_id')),
);
export const sectionsLookedAfter = scope(PortfolioSection, 'sections of portfolios one works on', (who, as) =>
  allows(who.role, 'teacher') ? within(who, col(as, 'portfolio_id')) : sql`false`,
);

/**
 * SQL: a moment is shown in a portfolio: nothing that was taken back or is for staff alone, and no picture that is not
 * approved, or that a family of somebody on it withholds; asked each time it is read.
 */
export const isShownIn = (entry: Sql, own: Sql): Sql => sql`exists (select 1 from activity sa
  where sa.id = ${entry} and ${isShownTo({ name: 'sa' }, own)})`;

/** Staff are shown what the child's family is. */
export const shownEntries = scope(PortfolioActivity, 'moments families may see, of portfolios in reach', (who, as) => {
  const child = sql`select pc.student_id from portfolio pc where pc.id = ${col(as, 'portfolio_id')}`;
  const own = allows(who.role, 'teacher') ? child : ownStudentIds(who);
  return sql`(${within(who, col(as, 'portfolio_id'))} and ${isShownIn(col(as, 'activity_id'), own)})`;
});
