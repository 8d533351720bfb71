import { email, int, phone, text } from '../../kernel/call/input.ts';

/** What somebody who asks for a demo tells of themselves. */
export const demoForm = {
  name: text(1, 200),
  email: email(),
  phone: phone().optional(),
  company: text(0, 200).optional(),
  message: text(0, 5000).optional(),
  action: text(0, 100).optional(),
  city: text(0, 200).optional(),
  state: text(0, 200).optional(),
  locations: int(1, 10_000).optional(),
};
