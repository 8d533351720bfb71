import { useWords } from '@nestling/ui/words.ts';
import { alertWords } from '../words.ts';

const useSay = () => useWords(alertWords);
type Say = ReturnType<typeof useSay>;

const known = [
  'no_address',
  'no_phone',
  'no_device',
  'ended',
  'signed_out',
  'switched_off',
  'not_allowed',
  'unsubscribed',
  'resting',
  'resting_tried',
  'seen',
  'shared',
  'not_set_up',
  'no_answer',
  'interrupted',
] as const;

/** Why something does not go a way, in words; codes of a carrier stand as they are. */
export const whyWords = (t: Say, reason: string): string => {
  const found = known.find((one) => one === reason);
  if (found) return t(`why_${found}`);
  return reason === '' ? '' : t('why_code', { code: reason.replace(/^(code|answer)_/, '') });
};

const statuses = [
  'waiting',
  'queued',
  'sending',
  'sent',
  'delivered',
  'failed',
  'unknown',
  'unsubscribed',
  'skipped',
  'seen',
  'drill',
  'quiet',
] as const;

/** How a way stands, with why where there is one. */
export const statusWords = (t: Say, status: string, reason: string): string => {
  const found = statuses.find((one) => one === status);
  const why = whyWords(t, reason);
  if (status === 'skipped' && why) return why;
  return [found ? t(`status_${found}`) : status, why].filter(Boolean).join(': ');
};
