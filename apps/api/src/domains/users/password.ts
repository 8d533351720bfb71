import { type Calls, mutation, outcome } from '../../kernel/call/call.ts';
import { id, secret } from '../../kernel/call/input.ts';
import { orError } from '../../kernel/read/reach.ts';
import { User } from '../../model/user/entity.ts';
import { self } from '../../model/user/reach.ts';
import { changeOwnPassword } from '../auth/auth.door.ts';

/** Tries at the present password of somebody whose session was left open. */
const limit = { times: 10, seconds: 600, by: 'user' } as const;

export const passwordCalls: Calls = {
  updateUserPassword: mutation({
    rule: 'user',
    about:
      "Changes the caller's own password and ends its other sessions; a wrong old password or a weak new one gets Error.",
    reach: { id: orError(self) },
    secret: true,
    limit,
    input: { id: id(User), old_password: secret(1, 1000), password: secret(1, 1000) },
    answer: outcome(),
    run: changeOwnPassword,
  }),
};
