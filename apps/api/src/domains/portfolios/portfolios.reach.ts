import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import type { Who } from '../../kernel/call/who.ts';
import { type Alias, col, type Sql } from '../../kernel/db/tables.ts';
import { scope } from '../../kernel/read/reach.ts';
import { isShownTo, isWithheld } from '../../model/activity/reach.ts';
import { isReachedShownTo } from '../../model/learning/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { ownStudentIds, studentsLookedAfter } from '../../model/student/reach.ts';
import {
  Portfolio,
  PortfolioActivity,
  PortfolioFile,
  PortfolioMilestone,
  PortfolioSection,
} from './portfolios.entities.ts';

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

/** SQL: the children of the family a portfolio (its id) is shown to: staff are shown what the child's family is. */
export const shownAs = (who: Who, portfolio: Sql): Sql =>
  allows(who.role, 'teacher')
    ? sql`select pc.student_id from portfolio pc where pc.id = ${portfolio}`
    : ownStudentIds(who);

export const shownEntries = scope(
  PortfolioActivity,
  'moments families may see, of portfolios in reach',
  (who, as) => sql`(${within(who, col(as, 'portfolio_id'))}
    and ${isShownIn(col(as, 'activity_id'), shownAs(who, col(as, 'portfolio_id')))})`,
);

/** SQL: what a child has reached is shown in a portfolio: nothing that was removed or is kept among staff. */
export const isReachedIn = (milestone: Sql, own: Sql): Sql => sql`exists (select 1 from milestone sm
  where sm.id = ${milestone} and ${isReachedShownTo({ name: 'sm' }, own)})`;

export const shownMilestones = scope(
  PortfolioMilestone,
  'milestones families may see, of portfolios in reach',
  (who, as) => sql`(${within(who, col(as, 'portfolio_id'))}
    and ${isReachedIn(col(as, 'milestone_id'), shownAs(who, col(as, 'portfolio_id')))})`,
);

/** SQL: the picture of an entry is shown in a portfolio. */
export const isPicturedIn = (entry: Sql, own: Sql): Sql => sql`exists (select 1 from activity pa
  where pa.id = ${entry} and pa.removed_at is null and pa.approved_at is not null and not ${isWithheld({ name: 'pa' }, own)})`;

/** SQL: all that a file was made of is still its reader's to see. */
export const isWholeFor = (who: Who, as: Alias<'portfolio_file'>): Sql => {
  const own = shownAs(who, col(as, 'portfolio_id'));
  const all = (column: 'entries' | 'pictured' | 'milestones', shown: (id: Sql, own: Sql) => Sql): Sql =>
    sql`not exists (select 1 from unnest(${col(as, column)}) held (id) where not ${shown(sql`held.id`, own)})`;
  return sql`(${all('entries', isShownIn)} and ${all('pictured', isPicturedIn)} and ${all('milestones', isReachedIn)})`;
};

/** One's own files of portfolios that are still in reach. Whoever acts as somebody does not carry home what is theirs. */
export const ownFiles = scope(PortfolioFile, 'own files of portfolios in reach', (who, as) =>
  who.impersonator === undefined
    ? sql`(${col(as, 'user_id')} = ${who.user} and ${within(who, col(as, 'portfolio_id'))})`
    : sql`false`,
);
