import { isList } from '@nestling/rules/lists.ts';
import { textsIn } from '../../../kernel/call/languages.ts';
import {
  computed,
  datetime,
  described,
  fields,
  ident,
  int,
  nested,
  one,
  orNull,
  text,
} from '../../../kernel/read/entity.ts';
import { through } from '../../../kernel/read/through.ts';
import { Location } from '../../../model/location/entity.ts';
import { Room } from '../../../model/room/entity.ts';
import { User } from '../../../model/user/entity.ts';
import { calledIn } from '../lists/cells.ts';
import { SavedReport } from '../reports.entities.ts';
import { savedOfOwnLocations } from '../reports.reach.ts';
import { readersOfReport } from './saved.links.ts';

fields(SavedReport, {
  id: ident(),
  location: one(Location, 'location_id'),
  name: text(),
  report: described(
    'Which report of a location, by the name exportReport and exportAttendanceReport know it by; or which list, by its call.',
    text(),
  ),
  title: described(
    'Of a list: what it is called in the language of whoever asks; null of a report.',
    computed('String', SavedReport, ['report'], ({ report }, { request }) =>
      isList(report) ? calledIn(textsIn(request), 'lists', report) : null,
    ),
  ),
  type: described('csv, xlsx or pdf.', text()),
  days: described('today, yesterday, last_week, last_month or last_28: counted from the day it is read.', text()),
  program: described('The room it is of alone; null: of all of them.', one(Room, 'room_id')),
  every: described('day, week or month: how often its readers are told; null: never.', orNull.text()),
  weekday: described('Of every week: 1 is Monday.', orNull.int()),
  hour: described('From which hour on they are told, by the clock of the location.', int()),
  sent_on: described('The last day they were told.', orNull.date()),
  readers: described('Who is told.', through(readersOfReport, User, SavedReport, ['lname', 'fname'])),
  args: described('Of a list: the arguments of its call; null: none.', orNull.json()),
  columns: described('Of a list: the columns that are wanted, as getListColumns names them; null: all.', orNull.json()),
  address: described('Of a list: where in the portal it was saved, with its filters.', orNull.text()),
  created_by: one(User, 'created_by'),
  updated_at: datetime(),
});
nested(SavedReport, savedOfOwnLocations);
