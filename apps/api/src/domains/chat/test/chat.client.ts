import { CallRefused } from '@nestling/api/harness/client.ts';
import { subscribe } from '@nestling/api/harness/subscribe.ts';
import type { Person } from '@nestling/api/harness/test-server.ts';

/** Connected is not yet subscribed: the server gets a moment for it, also on a busy machine. */
export const listen = async (...asked: Parameters<typeof subscribe>) => {
  const heard = await subscribe(...asked);
  await new Promise((resolve) => setTimeout(resolve, 400));
  return heard;
};

/** The code a call is refused with; 'served' when it is not. */
export const refusal = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return 'served';
  } catch (error) {
    if (error instanceof CallRefused) return error.code;
    throw error;
  }
};

/** Status, field and code of the first error of an outcome. */
export const errorOf = (answer: { status: string; errors: { field: string; code: string }[] }) => [
  answer.status,
  answer.errors[0]?.field,
  answer.errors[0]?.code,
];

/** How many messages somebody has not read, over all chats. */
export const unread = async (who: Person): Promise<number> => (await who.call('getUnreadChat', {}, 'unread')).unread;
