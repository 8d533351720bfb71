import type { Matrix } from '../../../../test/matrix.ts';

export const matrix: Matrix = {
  uploadImage: { args: () => ({ image: 'data:image/png;base64,AAAA' }), status: 'Error' },
  getPresignedUploadUrl: { args: () => ({ name: 'a.png', type: 'image/png' }) },
  getPresignedUploadUrls: { args: () => ({ files: [{ name: 'a.png', type: 'image/png' }] }) },
  confirmPresignedUpload: { args: () => ({ key: 'unknown' }), status: 'Error' },
  getBucketInfo: { args: () => ({}) },
  deleteImage: { args: () => ({ image: 'unknown' }), status: 'Error' },
};
