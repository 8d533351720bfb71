import { sql } from 'kysely';
import { type Alias, col, type Sql } from '../../kernel/db/tables.ts';
import {
  atLeast,
  date,
  datetime,
  described,
  fields,
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
import { Portfolio, PortfolioActivity, PortfolioSection } from './portfolios.entities.ts';
import { isReplaced, isShownIn, ownPortfolios, ownSections, shownEntries } from './portfolios.reach.ts';

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
