import { object, out, outOrNull } from '../../../kernel/call/call.ts';
/**
 * What the page of a link shows. state: open, answered (somebody of the family has said it), settled (the stay has
 * ended), over (the link is too old, or none); then everything else is null.
 */
export const linkPage = object(
  {
    state: out.text,
    child: outOrNull(out.text),
    location: outOrNull(out.text),
    timezone: outOrNull(out.text),
    came_at: outOrNull(out.datetime),
    proposed_at: outOrNull(out.datetime),
    said_at: outOrNull(out.datetime),
    went_at: outOrNull(out.datetime),
  },
  'ForgottenCheckoutPage',
);
