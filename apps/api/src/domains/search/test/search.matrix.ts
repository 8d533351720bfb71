import type { Matrix } from '../../../../test/matrix.ts';

export const matrix: Matrix = {
  findAnything: { args: () => ({ search: 'o', first: 20 }) },
};
