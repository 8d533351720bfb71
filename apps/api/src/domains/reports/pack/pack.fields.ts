import {
  date,
  datetime,
  described,
  fields,
  ident,
  json,
  nested,
  one,
  orNull,
  text,
} from '../../../kernel/read/entity.ts';
import { Location } from '../../../model/location/entity.ts';
import { InspectorPack } from '../reports.entities.ts';
import { ownPacks } from '../reports.reach.ts';

fields(InspectorPack, {
  id: ident(),
  location: one(Location, 'location_id'),
  parts: described('The tables it holds, in order.', json()),
  start_date: date(),
  end_date: date(),
  status: described('waiting, done, failed, or withdrawn where whoever asked lost the right to it.', text()),
  created_at: datetime(),
  bytes: orNull.int(),
  ends_at: described('Until when it can be taken away.', orNull.datetime()),
});
nested(InspectorPack, ownPacks);
