import { createHmac } from 'node:crypto';
import { installation } from '../../installation.ts';
import type { Ctx } from '../../kernel/call/context.ts';

/**
 * The key that seals what the caller leaves unsent on one device: the same each time this person signs in there, and known
 * to nobody else. Whoever acts as the person gets none.
 */
export const deviceKey = ({ who }: Ctx, { device }: { readonly device: string }) => {
  if (who.impersonator !== undefined) return null;
  const key = createHmac('sha256', installation().secrets.vault)
    .update(`device key\0${who.centre}\0${who.user}\0${device}`)
    .digest('base64');
  return { key };
};
