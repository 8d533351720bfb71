import './users.fields.ts';
import { type Calls, mutation, object, out, outcome, outOrNull, query } from '../../kernel/call/call.ts';
import { secret, text } from '../../kernel/call/input.ts';
import { nobody, orError } from '../../kernel/read/reach.ts';
import { self } from '../../model/user/reach.ts';
import {
  askForEmail,
  askForEmailAgain,
  askForPhone,
  confirmEmail,
  confirmPhone,
  dropEmailChange,
  requestEmailChangeInput,
  waitingEmail,
} from './own-address.ts';
import { which } from './person-input.ts';

const code = { token: secret(1, 12), pin_created_at: text(1, 80) };
const error = outOrNull(out.text);
const oneself = { id: orError(self) };
/** Each is a letter or a text message to an address somebody typed. */
const letters = { times: 5, seconds: 3600, by: 'user' } as const;

/** One's own e-mail and phone: a new one counts once its code was typed. */
export const ownAddressCalls: Calls = {
  requestEmailChange: mutation({
    rule: 'user',
    about: "Mails a code to a new address of the caller; a taken or malformed one, or somebody else's id, gets Error.",
    reach: oneself,
    secret: true,
    limit: letters,
    input: requestEmailChangeInput,
    answer: outcome({ pin_created_at: outOrNull(out.text) }),
    run: askForEmail,
  }),
  resendEmailChange: mutation({
    rule: 'user',
    about: 'Mails the code of a waiting e-mail change again; without one it gets Error.',
    reach: oneself,
    limit: letters,
    input: { id: which },
    answer: outcome(),
    run: askForEmailAgain,
  }),
  cancelEmailChange: mutation({
    rule: 'user',
    about: 'Withdraws a waiting e-mail change and its code; without one it gets Error.',
    reach: oneself,
    input: { id: which },
    answer: outcome(),
    run: dropEmailChange,
  }),
  getEmailChange: query({
    rule: 'user',
    about: 'Answers the address of the caller that waits for its code, and what names its message.',
    reach: nobody,
    input: {},
    answer: object({ email: outOrNull(out.text), pin_created_at: outOrNull(out.text) }, 'EmailChange'),
    run: waitingEmail,
  }),
  verifyEmailChange: mutation({
    rule: 'guest',
    about: 'Puts the waiting address in place when its code is right; a wrong or old one gets Error.',
    reach: nobody,
    secret: true,
    limit: { times: 30, seconds: 600, by: 'address' },
    input: code,
    answer: outcome({ error }),
    run: confirmEmail,
  }),
  requestPhoneVerification: mutation({
    rule: 'user',
    about: 'Texts a code to a phone of the caller; a malformed number gets Error.',
    reach: nobody,
    secret: true,
    limit: letters,
    input: { phone: text(0, 60) },
    answer: outcome({ pin_created_at: outOrNull(out.text) }),
    run: askForPhone,
  }),
  verifyPhone: mutation({
    rule: 'user',
    about: "Takes the phone as the caller's when its code is right; a wrong or old one gets Error.",
    reach: nobody,
    secret: true,
    input: code,
    answer: outcome({ error }),
    run: confirmPhone,
  }),
};
