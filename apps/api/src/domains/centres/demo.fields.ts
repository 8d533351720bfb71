import { datetime, described, fields, ident, nested, orNull, text } from '../../kernel/read/entity.ts';
import { everyone } from '../../kernel/read/reach.ts';
import { DemoRequest } from './demo.entities.ts';

/** They lie in the platform's own center, behind its wall. */
export const demoRequests = everyone(DemoRequest, 'requests to the platform, which its own center alone holds');

fields(DemoRequest, {
  id: ident(),
  name: text(),
  email: text(),
  phone: orNull.text(),
  company: described('The school, as the person calls it.', orNull.text()),
  city: orNull.text(),
  state: orNull.text(),
  locations: described('How many locations it has.', orNull.int()),
  message: orNull.text(),
  action: described('What the page was opened for.', orNull.text()),
  created_at: datetime(),
});
nested(DemoRequest, demoRequests);
