import { createHmac } from 'node:crypto';

/** The header a webhook is signed with (Stripe, "Verify webhook signatures manually"). */
export const signatureOf = (body: string, secret: string, at: Date): string => {
  const t = Math.floor(at.getTime() / 1000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`;
};
