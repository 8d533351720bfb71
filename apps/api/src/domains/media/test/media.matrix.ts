import type { Matrix } from '../../../../test/matrix.ts';

export const matrix: Matrix = {
  uploadImage: { args: () => ({ image: 'data:image/png;base64,AAAA' }), status: 'Error' },
  deleteImage: { args: () => ({ image: 'unknown' }), status: 'Error' },
};
