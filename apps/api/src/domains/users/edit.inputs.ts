import { choice, secret, text } from '../../kernel/call/input.ts';
import { which } from './person-input.ts';

export const words = (max: number) => text(0, max).nullish();
export const saveUserColumnInput = { id: which, column: text(1, 40), value: words(5000) };

/** As long as anybody may type; what is too long is told at the field. */
export const password = secret(1, 1000);
export const updateRoleUserPasswordInput = {
  id: which,
  role: choice('user', 'blog', 'teacher', 'manager', 'kvsupport', 'center', 'admin'),
  password,
};
