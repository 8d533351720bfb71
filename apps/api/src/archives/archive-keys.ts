import { createHmac } from 'node:crypto';
import type { Secrets } from '../secrets/secrets.ts';

/**
 * Names the secrets by which rows of an installation are sealed, peppered and signed, without telling anything of them: 128
 * bits of each, in hex. Where two installations have the same name, what one has sealed opens in the other.
 */
export const keysOf = ({ vault, pin, refresh }: Secrets): string =>
  createHmac('sha256', vault)
    .update(createHmac('sha256', pin).update('name of a center archive').digest())
    .update(createHmac('sha256', refresh).update('name of a center archive').digest())
    .digest('hex')
    .slice(0, 32);
