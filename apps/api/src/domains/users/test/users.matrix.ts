import type { Matrix } from '../../../../test/matrix.ts';

const passwords = { old_password: 'not the old one', password: 'a new and long one' };

export const matrix: Matrix = {
  // Own passwords alone; a wrong old one is told as Error to the person itself, and so is everybody else's id.
  updateUserPassword: { args: (_, caller) => ({ id: caller?.id ?? 1, ...passwords }), status: 'Error' },
};
