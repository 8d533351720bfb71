import type { Matrix } from '../../../../test/matrix.ts';

export const matrix: Matrix = {
  familyArchives: { args: () => ({}) },
  requestFamilyArchive: { args: () => ({}) },
  ownDeletionRequest: { args: () => ({}) },
  requestDeletion: { args: () => ({ confirm: true }) },
  withdrawDeletionRequest: { args: () => ({}), status: 'Error' },
  deletionRequests: { args: () => ({}) },
  answerDeletionRequest: { args: () => ({ id: 1, deleted: false, answer: 'Not yet' }), status: 'Error' },
};
