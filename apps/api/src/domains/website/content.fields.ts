import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import {
  date,
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
import { picture, siteOf, stamps } from './common-fields.ts';
import {
  WebsiteEvent,
  WebsiteMenuOption,
  WebsiteMenuWeek,
  WebsiteNews,
  WebsiteNewsCategory,
  WebsiteProgram,
  WebsiteStaffMember,
  WebsiteTestimonial,
} from './website.entities.ts';
import * as reach from './website.reach.ts';

fields(WebsiteEvent, {
  id: ident(),
  ...siteOf,
  title: text(),
  title_es: orNull.text(),
  details: described('Clean HTML.', orNull.text()),
  details_es: orNull.text(),
  date: date(),
  start_time: orNull.clock(),
  end_time: orNull.clock(),
  forpublic: described('Whether it leaves the portal at all.', flag()),
  status: described('Whether it is shown.', flag()),
  img: picture(WebsiteEvent),
  ...stamps,
});
nested(WebsiteEvent, reach.siteEvents);

fields(WebsiteStaffMember, {
  id: ident(),
  ...siteOf,
  name: text(),
  title: orNull.text(),
  title_es: orNull.text(),
  details: orNull.text(),
  details_es: orNull.text(),
  order: int('sort'),
  status: flag(),
  img: picture(WebsiteStaffMember),
  ...stamps,
});
nested(WebsiteStaffMember, reach.siteStaff);

fields(WebsiteProgram, {
  id: ident(),
  ...siteOf,
  name: text(),
  name_es: orNull.text(),
  age: orNull.text(),
  ages: described('The same as `age`.', orNull.text('age')),
  age_es: orNull.text(),
  details: orNull.text(),
  details_es: orNull.text(),
  order: int('sort'),
  status: flag(),
  img: picture(WebsiteProgram),
  ...stamps,
});
nested(WebsiteProgram, reach.sitePrograms);

fields(WebsiteNewsCategory, { id: ident(), ...siteOf, name: text(), name_es: orNull.text(), ...stamps });
nested(WebsiteNewsCategory, reach.newsCategories);

fields(WebsiteNews, {
  id: ident(),
  ...siteOf,
  title: text(),
  title_es: orNull.text(),
  details: text(),
  details_es: orNull.text(),
  date: date(),
  category: one(WebsiteNewsCategory, 'category_id'),
  categories: described(
    'The category, as a list.',
    many(WebsiteNewsCategory, WebsiteNews, (category, as) => sql`${col(category, 'id')} = ${col(as, 'category_id')}`, [
      'name',
    ]),
  ),
  status: flag(),
  img: picture(WebsiteNews),
  ...stamps,
});
nested(WebsiteNews, reach.siteNews);

fields(WebsiteTestimonial, {
  id: ident(),
  ...siteOf,
  name: text(),
  text: text(),
  text_es: orNull.text(),
  agreed_by: orNull.text(),
  status: flag(),
  img: picture(WebsiteTestimonial),
  ...stamps,
});
nested(WebsiteTestimonial, reach.testimonials);

fields(WebsiteMenuOption, {
  id: ident(),
  ...siteOf,
  name: text(),
  name_es: orNull.text(),
  details: orNull.text(),
  details_es: orNull.text(),
  img: picture(WebsiteMenuOption),
  ...stamps,
});
nested(WebsiteMenuOption, reach.menuOptions);

const optionsByDay = 'What there is on each day: [{ day, option, name }], 1 is Monday.';
const ofWeek = (as: { readonly name: string }) => sql`select coalesce(json_agg(json_build_object(
    'day', wo.day, 'option', wo.option_id, 'name', o.name) order by wo.day, wo.sort), '[]')
  from website_menu_week_option wo join website_menu_option o on o.id = wo.option_id
  where wo.week_id = ${sql.ref(`${as.name}.id`)}`;
fields(WebsiteMenuWeek, {
  id: ident(),
  ...siteOf,
  date: described('Its Monday.', date()),
  options: described(optionsByDay, raw('JSON', WebsiteMenuWeek, ofWeek)),
  days: described('The same as `options`.', raw('JSON', WebsiteMenuWeek, ofWeek)),
  ...stamps,
});
nested(WebsiteMenuWeek, reach.menuWeeks);
