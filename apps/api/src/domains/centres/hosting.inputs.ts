import { choice, date, email, flag, id, int, text } from '../../kernel/call/input.ts';
import { CenterPlan } from './centers.entities.ts';

/** Where a center is reached and how its data are called. What is told twice has to agree. */
const place = {
  database_name: text(1, 63).optional(),
  prefix_url: text(0, 200).optional(),
  base_url: text(0, 500).optional(),
  path: text(0, 200).optional(),
  port: int(1, 65_535).optional(),
};
/** What it is sold, and how long it is tried. */
const terms = {
  customer_id: text(0, 200).optional(),
  center_billing_plan_id: id(CenterPlan).optional(),
  on_trial: flag().optional(),
  trial_start_date: date().optional(),
  trial_days: text(1, 5).optional(),
};
export const newHosted = {
  name: text(1, 200),
  url: text(1, 500),
  hostname: text(1, 253),
  ...place,
  ...terms,
  email: email().optional(),
  zone: text(1, 100).optional(),
  theme: choice('nestling', 'pets').optional(),
  language: choice('en', 'es').optional(),
};
export const hostedChanges = {
  name: text(1, 200).optional(),
  url: text(1, 500).optional(),
  hostname: text(1, 253).optional(),
  ...place,
  status: choice('active', 'inactive', 'suspended').optional(),
  deploy: choice('pending').optional(),
  customer_id: terms.customer_id,
  center_billing_plan_id: terms.center_billing_plan_id,
  payment_start: date().nullish(),
  payment_end: date().nullish(),
  on_trial: terms.on_trial,
  trial_start_date: terms.trial_start_date,
  trial_days: terms.trial_days,
};
