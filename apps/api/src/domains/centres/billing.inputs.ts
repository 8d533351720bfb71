import { date, id, text } from '../../kernel/call/input.ts';
import { CenterPlan } from './centers.entities.ts';

/** A plan, and the days it is paid for. */
export const choice = {
  plan_id: id(CenterPlan),
  payment_start: date().optional(),
  payment_end: date().optional(),
};
/** What a center is billed by. */
export const billingForm = {
  payment_start: date().nullish(),
  payment_end: date().nullish(),
  center_billing_plan_id: id(CenterPlan).optional(),
  customer_id: text(0, 200).nullish(),
};
