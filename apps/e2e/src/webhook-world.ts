import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aCertificate, anAuthority } from '@nestling/api/domains/centres/test/certificates.factory.ts';
import { startReceiver } from '@nestling/testing/webhook-receiver.ts';
import { startProduct } from './product.ts';

import { test as base } from './test.ts';

type World = { readonly receiver: Awaited<ReturnType<typeof startReceiver>>; readonly env: Record<string, string> };

/** `test` with a receiver of webhooks on this machine, which the product knows by an authority of its own. */
export const test = base.extend<object, { world: World }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first argument
    async ({}, use) => {
      const home = mkdtempSync(join(tmpdir(), 'nestling-hooks-'));
      const authority = await anAuthority();
      const receiver = await startReceiver(await aCertificate(['localhost'], { by: authority }));
      const file = join(home, 'authority.pem');
      writeFileSync(file, authority.certificate.toString('pem'));
      await use({ receiver, env: { WEBHOOK_CA: file, WEBHOOK_NETWORKS: '127.0.0.0/8,::1/128' } });
      await receiver.close();
      rmSync(home, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ world, productOf: _named }, use) => {
      const product = await startProduct({ env: world.env });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
