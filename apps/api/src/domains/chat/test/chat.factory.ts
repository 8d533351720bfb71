import { type Given, nth, type TestTenant } from '../../centres/test/centres.factory.ts';

/** A message of a family in the chat of a student or a room, as it lies in the database. */
export const aMessage = (at: TestTenant, given: Given<'chat_message'> & { location_id: number }) =>
  at.db
    .insertInto('chat_message')
    .values({
      centre_id: at.centre,
      type: 'text',
      message: `Message ${nth()}`,
      from_staff: false,
      created_at: new Date('2026-03-11T14:50:00Z'),
      ...given,
    })
    .returning(['id', 'message'])
    .executeTakeFirstOrThrow();
