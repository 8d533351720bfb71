import { sql } from 'kysely';
import { type Alias, col, type Sql } from '../../kernel/db/tables.ts';
import {
  atLeast,
  date,
  datetime,
  described,
  fields,
  flag,
  ident,
  int,
  many,
  nested,
  one,
  orNull,
  raw,
  text,
} from '../../kernel/read/entity.ts';
import { Activity } from '../../model/activity/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';
import { Portfolio, PortfolioActivity, PortfolioMilestone, PortfolioSection } from './portfolios.entities.ts';
import {
  isReplaced,
  isShownIn,
  ownPortfolios,
  ownSections,
  shownEntries,
  shownMilestones,
} from './portfolios.reach.ts';

/** What a moment said when the portfolio was published; before that, what it says now. */
const kept = (as: Alias<'portfolio_activity'>, column: 'kind' | 'date' | 'note'): Sql =>
  sql`case when ${col(as, 'kind')} is not null then ${col(as, column)} else (select ${sql.ref(`a.${column}`)}
    from activity a where a.id = ${col(as, 'activity_id')}) end`;
const childOf = (as: Alias<'portfolio'>): Sql => sql`select ${col(as, 'student_id')}`;
const countOf = (as: Alias<'portfolio'>, shown: boolean): Sql => sql`(select count(*)::int from portfolio_activity pa
  where pa.portfolio_id = ${col(as, 'id')} and ${isShownIn(sql`pa.activity_id`, childOf(as))} = ${shown})`;

fields(Portfolio, {
  id: ident(),
  name: described('Its title; empty: the days say it.', text()),
  status: described('draft or published.', text()),
  start_date: date(),
  end_date: date(),
  student: one(Student, 'student_id'),
  sections: many(
    PortfolioSection,
    Portfolio,
    (section, as) => sql`${col(section, 'portfolio_id')} = ${col(as, 'id')}`,
    ['sort', 'id'],
  ),
  activity_count: described(
    'How many moments it shows.',
    raw('Int', Portfolio, (as) => countOf(as, true)),
  ),
  left_out: described(
    'How many of its moments are not shown: taken back, kept among staff, or a picture a family withholds.',
    atLeast(
      'teacher',
      raw('Int', Portfolio, (as) => countOf(as, false)),
    ),
  ),
  corrects: described('The published one it is to take the place of.', one(Portfolio, 'corrects_id')),
  replaced: described(
    'Whether a published correction has taken its place.',
    raw('Boolean', Portfolio, (as) => isReplaced(as)),
  ),
  published_at: orNull.datetime(),
  published_by: one(User, 'published_by'),
  created_by: one(User, 'created_by'),
  created_at: datetime(),
  updated_at: datetime(),
});
nested(Portfolio, ownPortfolios);

fields(PortfolioSection, {
  id: ident(),
  name: text(),
  title: described('The same as name.', text('name')),
  text: described('Clean HTML; empty where nothing was written.', text()),
  order: described('Its place in the portfolio, from 0.', int('sort')),
  updated_at: datetime(),
  activities: many(
    PortfolioActivity,
    PortfolioSection,
    (entry, as) => sql`${col(entry, 'section_id')} = ${col(as, 'id')}`,
    ['id'],
  ),
  progress: described('Whether it tells what the child has reached in its days.', flag()),
  milestones: many(
    PortfolioMilestone,
    PortfolioSection,
    (reached, as) => sql`${col(reached, 'section_id')} = ${col(as, 'id')}`,
    ['id'],
  ),
});
nested(PortfolioSection, ownSections);

fields(PortfolioActivity, {
  id: ident(),
  type: described(
    'Its kind, such as observation or photo.',
    raw('String', PortfolioActivity, (as) => kept(as, 'kind')),
  ),
  date: raw('Date', PortfolioActivity, (as) => kept(as, 'date')),
  note: raw('String', PortfolioActivity, (as) => kept(as, 'note')),
  activity: described('The recorded moment as it stands now, with its picture.', one(Activity, 'activity_id')),
});
nested(PortfolioActivity, shownEntries);

/** The words of a milestone when the portfolio was published; before that, those it has now. */
const words = {
  domain: sql`(select d.name from learning_domain d where d.id = s.domain_id)`,
  skill: sql`s.name`,
  step: sql`p.name`,
  color: sql`p.color`,
  date: sql`m.date`,
  note: sql`m.note`,
} as const;
const keptWords = (as: Alias<'portfolio_milestone'>, column: keyof typeof words): Sql =>
  sql`case when ${col(as, 'skill')} is not null then ${col(as, column)} else (select ${words[column]} from milestone m
    join learning_skill s on s.id = m.skill_id join learning_progress p on p.id = m.progress_id
    where m.id = ${col(as, 'milestone_id')}) end`;

fields(PortfolioMilestone, {
  id: ident(),
  domain: raw('String', PortfolioMilestone, (as) => keptWords(as, 'domain')),
  skill: raw('String', PortfolioMilestone, (as) => keptWords(as, 'skill')),
  step: raw('String', PortfolioMilestone, (as) => keptWords(as, 'step')),
  color: described(
    'Of the step.',
    raw('String', PortfolioMilestone, (as) => keptWords(as, 'color')),
  ),
  date: raw('Date', PortfolioMilestone, (as) => keptWords(as, 'date')),
  note: raw('String', PortfolioMilestone, (as) => keptWords(as, 'note')),
});
nested(PortfolioMilestone, shownMilestones);
