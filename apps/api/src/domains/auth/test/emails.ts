import type { TestTenant } from '@nestling/api/harness/test-server.ts';
import { expect } from 'vitest';
import { open } from '../../../outbox/post.ts';
import type { Written } from '../../../outbox/written.ts';

/** A letter as it stands in the outbox, with what its link carries. */
export interface Read {
  readonly kind: string;
  readonly to: string;
  readonly channel: string;
  readonly written: Written;
  /** Last part of the path of its button: a token, or the moment of the message. */
  readonly key: string;
  /** The code its button brings along. */
  readonly code: string;
}

/** Everything written to an address or number so far, the newest first. */
export const lettersTo = async (at: TestTenant, to: string): Promise<Read[]> => {
  const rows = await at.db.selectFrom('outbox').selectAll().where('recipient', '=', to).orderBy('id', 'desc').execute();
  return rows.map(({ kind, recipient, channel, key, sealed }) => {
    const written = open(at.centre, key, sealed);
    const link = new URL(written.button?.href ?? 'http://none/');
    return {
      kind,
      to: recipient,
      channel,
      written,
      key: link.pathname.split('/').at(-1) ?? '',
      code: link.searchParams.get('code') ?? '',
    };
  });
};

/** The newest letter of a kind to an address, waited for: some are written after the call has answered. */
export const letterTo = async (at: TestTenant, to: string, kind: string): Promise<Read> => {
  const find = async () => (await lettersTo(at, to)).find((letter) => letter.kind === kind);
  await expect.poll(find, { timeout: 10_000 }).toBeDefined();
  const found = await find();
  if (!found) throw new Error('It was there a moment ago.');
  return found;
};
