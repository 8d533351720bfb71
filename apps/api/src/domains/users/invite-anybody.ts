import { allows, highest } from '@nestling/rules/roles.ts';
import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { choice, choices, type InputOf } from '../../kernel/call/input.ts';
import { addPerson } from './save-person.ts';

export const invited = {
  roles: choices('user', 'blog', 'teacher', 'manager', 'kvsupport', 'center', 'admin'),
  type: choice('email', 'sms').optional(),
};
type Input = Omit<Parameters<typeof addPerson>[1], 'password'> & InputOf<typeof invited>;

/** Makes an account of the given roles, none above the caller's, and invites its owner. */
export const inviteAnybody = (ctx: Ctx, { roles, type = 'email', ...person }: Input) => {
  if (roles.length === 0) return declined(message('users.noRole'), { field: 'roles', code: 'REQUIRED' });
  if (!allows(ctx.who.role, highest(roles)))
    return declined(message('users.roleTooHigh'), { field: 'roles', code: 'HIGHER_ROLE' });
  if (type === 'sms' && !person.phone) return declined(message('users.noPhone'), { field: 'phone', code: 'REQUIRED' });
  return addPerson(ctx, person, { roles, invite: type });
};
