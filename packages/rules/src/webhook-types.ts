/** What other products can be told of by a webhook: a noun and what became of it. */
export const webhookTypes = [
  'student.checked_in',
  'student.checked_out',
  'student.marked_absent',
  'invoice.created',
  'invoice.paid',
  'payment.received',
  'portfolio.published',
  'lesson_plan.shared',
] as const;

export type WebhookType = (typeof webhookTypes)[number];

/** Sent when somebody asks for it, to one address; nobody chooses it. */
export const WEBHOOK_TEST = 'webhook.test';

const known: ReadonlySet<string> = new Set(webhookTypes);
/** Whether text is a type that can be chosen. */
export const isWebhookType = (text: string): text is WebhookType => known.has(text);
