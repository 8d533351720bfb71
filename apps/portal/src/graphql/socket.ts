import { waitAfter } from '@nestling/rules/back-off.ts';
import type { Client } from 'graphql-ws';
import { accessToken, renewSession } from '../session/session.ts';

let opening: Promise<Client> | null = null;

const waiting = new Set<() => void>();
/** Calls `hear` whenever a line that was cut stands again: what was told meanwhile is lost. Answers how to stop it. */
export const whenLineIsBack = (hear: () => void): (() => void) => {
  waiting.add(hear);
  return () => void waiting.delete(hear);
};

const open = async (): Promise<Client> => {
  const { createClient } = await import('graphql-ws');
  return createClient({
    url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
    lazy: true,
    // The line stays a moment between two screens that both listen.
    lazyCloseTimeout: 5_000,
    keepAlive: 12_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    // Jitter, so that a restarted server is not met by every browser at once.
    retryWait: (retries) =>
      new Promise((resolve) =>
        setTimeout(resolve, waitAfter(retries + 1, { firstMs: 300, longestMs: 10_000, spread: 0.5 })),
      ),
    on: {
      connected: (_socket, _payload, wasCut) => {
        if (wasCut) for (const hear of waiting) hear();
      },
      // The token no longer held: the next try brings a new one, or none and the guard leads to sign-in.
      closed: (event) => {
        if (event instanceof CloseEvent && event.code === 4403) void accessToken().then(renewSession);
      },
    },
    connectionParams: async () => {
      const token = await accessToken();
      return token ? { authorization: `Bearer ${token}` } : {};
    },
  });
};

/** The one line of this tab for everything live; its code and the line itself come with the first subscription. */
export const liveLine = (): Promise<Client> => {
  opening ??= open();
  return opening;
};

/** Cuts the line, so that the next subscription signs in anew. */
export const cutLiveLine = async (): Promise<void> => {
  const line = opening;
  opening = null;
  await (await line)?.dispose();
};
