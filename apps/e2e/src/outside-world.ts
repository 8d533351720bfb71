import { startPushService } from '@nestling/testing/push-service.ts';
import { startSmtpSink } from '@nestling/testing/smtp-sink.ts';
import { startProduct } from './product.ts';

import { test as base } from './test.ts';

type Outside = {
  readonly mail: Awaited<ReturnType<typeof startSmtpSink>>;
  readonly pushes: Awaited<ReturnType<typeof startPushService>>;
};

/** `test` with a product that sends: to a mail server and a push service that keep what comes. */
export const test = base.extend<object, { outside: Outside }>({
  outside: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first argument
    async ({}, use) => {
      const mail = await startSmtpSink();
      const pushes = await startPushService();
      await use({ mail, pushes });
      mail.close();
      await pushes.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ outside, productOf: _named }, use) => {
      const { mail, pushes } = outside;
      const product = await startProduct({
        env: { SMTP_URL: mail.url, MAIL_FROM: 'Sunny Days <hello@sunny.example>', PUSH_SINK: pushes.origin },
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
