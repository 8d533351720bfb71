import { type Calls, mutation, object, out, outcome, outOrNull, query } from '../../kernel/call/call.ts';
import { choice, email, key, phone, secret, text } from '../../kernel/call/input.ts';
import { nobody } from '../../kernel/read/reach.ts';
import { approveByLink } from './approve.ts';
import { forgotPassword, resendConfirmation, resendMailInvitation, resendSmsInvitation } from './ask-again.ts';
import { signInByLink } from './by-link.ts';
import { setForgottenPassword } from './forgotten-password.ts';
import { code, password, registerInput, updateInvitedUserPasswordInput, username } from './guest.inputs.ts';
import { checkLink, openMailInvitation, openSmsInvitation, takeMailInvitation, takeSmsInvitation } from './invited.ts';
import { register } from './register.ts';
import { secondStepParts } from './signed-in.ts';
import { verifyEmail } from './verify-email.ts';

/** What a guest may try in ten minutes from one address: a family's own mistakes, and no more. */
const tries = { times: 30, seconds: 600, by: 'address' } as const;
const signUps = { times: 10, seconds: 3600, by: 'address', freely: 3 } as const;

/** A person who is not signed in yet, as a link or code of a message lets it be known. */
const invited = object(
  {
    id: out.id,
    fname: out.text,
    lname: out.text,
    username: outOrNull(out.text),
    email: outOrNull(out.text),
  },
  'InvitedPerson',
);

const error = outOrNull(out.text);
/** The code of a text message is a number. */
const numericCode = { ...code, token: secret(1, 12) };
/** Whoever asks must not learn who has an account. */
const alike = 'an address or number that is of nobody is answered alike, and nothing is sent';

/** Calls of people who are not signed in: signing up, invitations, forgotten passwords, links of mails. */
export const guestCalls: Calls = {
  register: mutation({
    rule: 'guest',
    about:
      "Makes a pending contact by a location's sign-up code and sends the code that confirms the address; a taken name or address, a closed sign-up or a weak password gets Error. `validity` is in hours.",
    reach: nobody,
    secret: true,
    limit: signUps,
    input: registerInput,
    answer: outcome({ pin_time: out.text, user: invited }),
    run: register,
  }),
  verifyEmail: mutation({
    rule: 'guest',
    about: 'Confirms an address by the code sent to it; a wrong or old code gets Error, and five wrong ones end it.',
    reach: nobody,
    secret: true,
    limit: tries,
    input: code,
    answer: outcome({ error, note: outOrNull(out.text) }),
    run: verifyEmail,
  }),
  resendTokenEmail: mutation({
    rule: 'guest',
    about: 'Sends the code that confirms an address again; the answer is the same for every address.',
    reach: nobody,
    limit: tries,
    input: { email: email() },
    answer: outcome({ error, pin_time: out.text }),
    changesNothing: alike,
    run: resendConfirmation,
  }),
  forgotPassword: mutation({
    rule: 'guest',
    about: 'Sends a link to choose a new password; the answer is the same for every address.',
    reach: nobody,
    limit: tries,
    input: { email: email() },
    answer: outcome(),
    changesNothing: alike,
    run: forgotPassword,
  }),
  updateForgottenPassword: mutation({
    rule: 'guest',
    about: 'Sets a new password by the link of a mail and ends all sessions; a used or old link gets Error.',
    reach: nobody,
    secret: true,
    limit: tries,
    input: { token: secret(1, 100), password, password_confirmation: password },
    answer: outcome(),
    run: setForgottenPassword,
  }),
  checkValidInviteLink: query({
    rule: 'guest',
    about: 'Tells whether a link or message can still be used, and whom an invitation is for.',
    reach: nobody,
    limit: tries,
    input: { pin_url: text(1, 100), type: choice('email', 'phone', 'reset', 'autologin') },
    answer: outcome({ user: invited }),
    run: checkLink,
  }),
  verifyInvitedUserEmail: mutation({
    rule: 'guest',
    about: 'Checks the code of a mail invitation, which confirms the address; a wrong or old one gets Error.',
    reach: nobody,
    secret: true,
    limit: tries,
    input: code,
    answer: outcome({ error, user: invited }),
    run: openMailInvitation,
  }),
  verifyInvitedUserPhone: mutation({
    rule: 'guest',
    about: 'Checks the number of a text message invitation, which verifies the phone; a wrong or old one gets Error.',
    reach: nobody,
    secret: true,
    limit: tries,
    input: numericCode,
    answer: outcome({ error, user: invited }),
    run: openSmsInvitation,
  }),
  updateInvitedUserPassword: mutation({
    rule: 'guest',
    about: 'Completes a mail invitation with username and password; a taken username or an old code gets Error.',
    reach: nobody,
    secret: true,
    limit: tries,
    input: updateInvitedUserPasswordInput,
    answer: outcome({ error }),
    run: takeMailInvitation,
  }),
  updateSmsInvitedUserPassword: mutation({
    rule: 'guest',
    about: 'Completes a text message invitation with username and password; a taken username gets Error.',
    reach: nobody,
    secret: true,
    limit: tries,
    input: { ...numericCode, password, username },
    answer: outcome({ error }),
    run: takeSmsInvitation,
  }),
  resendInvitedUserEmail: mutation({
    rule: 'guest',
    about: 'Sends a mail invitation again; the answer is the same for every address.',
    reach: nobody,
    limit: tries,
    input: { email: email() },
    answer: outcome(),
    changesNothing: alike,
    run: resendMailInvitation,
  }),
  resendInvitedUserSms: mutation({
    rule: 'guest',
    about: 'Sends a text message invitation again; the answer is the same for every number.',
    reach: nobody,
    limit: tries,
    input: { phone: phone() },
    answer: outcome(),
    changesNothing: alike,
    run: resendSmsInvitation,
  }),
  approveUserByLink: mutation({
    rule: 'guest',
    about: 'Approves the pending contact of a link sent to staff; a used or old link gets Error.',
    reach: nobody,
    secret: true,
    limit: tries,
    input: { token: secret(1, 100) },
    answer: outcome(),
    run: approveByLink,
  }),
  verifyAutologin: mutation({
    rule: 'guest',
    about: 'Signs in by a link that works once; a used or old one gets Error.',
    reach: nobody,
    secret: true,
    limit: tries,
    input: { token: key() },
    answer: outcome(secondStepParts),
    run: signInByLink,
  }),
};
