import { choice, colour, email, id, objectOf, secret, text } from '../../kernel/call/input.ts';
import { CenterPlan } from './centers.entities.ts';

/** What a link to set a center up is given: a plan, and so many days to try it (a whole number, as a text). */
export const linkForm = { plan_id: id(CenterPlan).optional(), trial_days: text(1, 5).optional() };

/** Of the link: 128 random bits. */
export const setUpToken = secret(1, 100);

/** What a new center is to be; its administrator has the address the link was sent to. */
export const newCenter = {
  name: text(1, 200),
  slug: text(1, 100),
  theme: choice('nestling', 'pets'),
  language: choice('en', 'es').optional(),
  location: text(1, 100),
  zone: text(1, 100),
  fname: text(1, 200),
  lname: text(0, 200).optional(),
  username: text(1, 100).optional(),
  password: secret(1, 1000),
  color: colour().optional(),
};
export const newCenterForm = {
  data: objectOf('NewCenterInput', newCenter),
  request: setUpToken,
  email: email(),
};
