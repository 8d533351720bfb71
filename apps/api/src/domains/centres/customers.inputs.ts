import { email, id, objectOf, phone, secret, text } from '../../kernel/call/input.ts';
import { CenterPlan } from './centers.entities.ts';

/** The sealed handle of a sign-up, as its browser was answered it. */
export const handle = secret(1, 100);

/** Who signs up: the person, the school, and what is chosen. */
const signUp = {
  customer_id: handle.optional(),
  name: text(1, 200),
  email: email(),
  phone: phone().optional(),
  company: text(1, 200),
  city: text(0, 200).optional(),
  state: text(0, 200).optional(),
  plan_id: id(CenterPlan),
};
export const signUpForm = { data: objectOf('CustomerInput', signUp) };
export const paymentForm = { price_id: id(CenterPlan), customer_id: handle };
export const confirmForm = { session_id: secret(1, 200), customer_id: handle.optional() };
