import type { Matrix } from '../../../../test/matrix.ts';

export const matrix: Matrix = {
  familyArchives: { args: () => ({}) },
  requestFamilyArchive: { args: () => ({}) },
  ownDeletionRequest: { args: () => ({}) },
  requestDeletion: { args: () => ({ confirm: true }) },
  withdrawDeletionRequest: {
    args: async (w, caller) => {
      const { db, centre: centre_id } = w.at('own').tenant;
      const open = { centre_id, user_id: caller?.id ?? 0, asked_at: new Date() };
      if (caller)
        await db
          .insertInto('deletion_request')
          .values(open)
          .onConflict((on) => on.doNothing())
          .execute();
      return {};
    },
  },
  deletionRequests: { args: () => ({}) },
  answerDeletionRequest: { args: () => ({ id: 1, deleted: false, answer: 'Not yet' }), status: 'Error' },
};
