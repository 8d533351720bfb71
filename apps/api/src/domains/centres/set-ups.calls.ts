import './demo.fields.ts';
import { type Calls, message, mutation, object, out, outcome, outOrNull, query } from '../../kernel/call/call.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import { nobody, orError } from '../../kernel/read/reach.ts';
import { plansInSight } from './centers.reach.ts';
import { demoRecords } from './demo.calls.ts';
import { checkSetUp, setUpCenter } from './new-center.ts';
import { answerDemo } from './set-up-link.ts';
import { linkForm, newCenterForm, setUpToken } from './set-ups.inputs.ts';

// Two who choose names that look alike at once: the index lets one of them through.
constraint('center_set_up_slug', 'data.slug', 'TAKEN', message('centres.slugJustTaken'));

/** Whom a link to set a center up is for. */
const customer = object(
  {
    name: out.text,
    email: out.text,
    company: outOrNull(out.text),
    plan: outOrNull(out.text),
    trial_days: outOrNull(out.int),
  },
  'CenterCustomer',
);
const toCome = object({ name: out.text, slug: out.text, address: out.text }, 'CenterToCome');

/** How a center comes to be: the link, what its holder is told, and what it is to be. */
export const setUpCalls: Calls = {
  sendCenterSetupLink: demoRecords.act({
    about:
      'Answers a request for a demo by a link that sets a center up, on trial for so many days (30 unless told), and ends an earlier link that was not used; a plan that is not offered gets Error.',
    reach: { plan_id: orError(plansInSight) },
    input: linkForm,
    answer: outcome(),
    run: answerDemo,
    says: ({ name }) => message('centres.linkSent', { name }),
  }),
  checkValidCenterSetup: query({
    rule: 'guest',
    about:
      'Tells for whom a link to set a center up is and, after its use, how far the center is: waiting, running, failed or done, the step it is at or that failed, and its address; a bad link answers Error.',
    forHome: true,
    reach: nobody,
    // A page that waits asks once a second.
    limit: { times: 120, seconds: 60, by: 'address' },
    input: { token: setUpToken },
    answer: outcome({ customer, state: out.text, step: outOrNull(out.text), address: outOrNull(out.text) }),
    run: checkSetUp,
  }),
  setupNewCenter: mutation({
    rule: 'guest',
    permission: null,
    because: 'the link lets in who holds it and has the address it was sent to',
    about:
      'Begins the center a link is for: a job makes it, and checkValidCenterSetup tells how far it is. Another address, a name in the address that is taken, reserved or looks like another, a weak password, and a used or old link get Error.',
    forHome: true,
    secret: true,
    reach: nobody,
    limit: { times: 40, seconds: 600, by: 'address' },
    input: newCenterForm,
    answer: outcome({ center: toCome }),
    run: setUpCenter,
  }),
};
