import { secret, text } from '../../kernel/call/input.ts';

/** A certificate with its key and the chain behind it, as PEM text. */
export const certificateForm = {
  certificate: text(1, 60_000),
  private_key: secret(1, 20_000),
  chain: text(0, 60_000).optional(),
  domain: text(0, 253).optional(),
};
