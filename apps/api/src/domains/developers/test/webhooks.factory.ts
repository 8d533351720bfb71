import { randomUUID } from 'node:crypto';
import type { TestTenant } from '../../centres/test/centres.factory.ts';
import { type Keys, newKeys, sealKeys } from '../webhooks/keys.ts';

/** An address that is told of check-ins, with its keys. */
export const aWebhook = async (
  at: TestTenant,
  url = 'https://example.com/nestling',
  types: readonly string[] = ['student.checked_in'],
): Promise<{ readonly id: number; readonly keys: Keys & { readonly public: string } }> => {
  const keys = newKeys();
  const key = randomUUID();
  const { id } = await at.db
    .insertInto('webhook')
    .values({
      centre_id: at.centre,
      key,
      url,
      types: [...types],
      keys_sealed: sealKeys(at.centre, key, keys),
      public_key: keys.public,
      created_at: '2026-03-11T15:00:00Z',
      updated_at: '2026-03-11T15:00:00Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, keys };
};

/** A delivery to an address that was tried for the last time. */
export const aDelivery = async (at: TestTenant, webhook: number): Promise<{ readonly id: number }> => {
  const message = randomUUID();
  const when = '2026-03-11T15:00:00Z';
  await at.db
    .insertInto('webhook_message')
    .values({ centre_id: at.centre, id: message, type: 'student.checked_in', body: '{}', at: when })
    .execute();
  return at.db
    .insertInto('webhook_delivery')
    .values({
      centre_id: at.centre,
      webhook_id: webhook,
      message_id: message,
      status: 'failed',
      tries: 10,
      step: 10,
      answer: 500,
      length: 12,
      ms: 40,
      trouble: 'answer',
      tried_at: when,
      due_at: when,
      created_at: when,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
};
