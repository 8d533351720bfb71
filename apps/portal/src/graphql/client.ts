import { Client, cacheExchange, fetchExchange, subscriptionExchange } from 'urql';
import { sessionFetch } from './fetch.ts';
import { refreshAfterMutation } from './refresh.ts';
import { liveLine } from './socket.ts';

/** Subscriptions over the lazily opened line. */
const live = subscriptionExchange({
  forwardSubscription: ({ query, variables }) => ({
    subscribe: (sink) => {
      let stop: (() => void) | null = null;
      let stopped = false;
      void liveLine().then((line) => {
        if (stopped) return;
        stop = line.subscribe(
          { query: query ?? '', variables },
          {
            next: ({ data, errors }) => sink.next({ data: data ?? null, ...(errors ? { errors } : {}) }),
            error: sink.error,
            complete: sink.complete,
          },
        );
      }, sink.error);
      return {
        unsubscribe: () => {
          stopped = true;
          stop?.();
        },
      };
    },
  }),
});

const makeClient = (): Client =>
  new Client({
    url: '/graphql',
    preferGetMethod: false,
    fetch: sessionFetch,
    // What is known is shown at once, and asked again behind it.
    requestPolicy: 'cache-and-network',
    exchanges: [refreshAfterMutation, cacheExchange, fetchExchange, live],
  });

let client = makeClient();

/** The GraphQL client of whoever is signed in. */
export const currentClient = (): Client => client;

/** Forgets everything read so far: another person must not see it. */
export const forgetAnswers = (): void => {
  client = makeClient();
};
