import { type Given, nth, type TestTenant } from '../../centres/test/centres.factory.ts';

/** A notification of a person, unseen. */
export const aNotification = (at: TestTenant, given: Given<'notification'> & { user_id: number }) =>
  at.db
    .insertInto('notification')
    .values({
      centre_id: at.centre,
      kind: 'sign_up',
      key: `made:${nth()}`,
      facts: JSON.stringify({ name: 'Rosa Lopez', location: 'Elm Street' }),
      created_at: new Date(),
      ...given,
    })
    .returning(['id', 'key'])
    .executeTakeFirstOrThrow();
