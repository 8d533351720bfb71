import { defineWords } from '@nestling/ui/words.ts';

/** Words of the card provider of a location. */
export const providerWords = defineWords({
  en: {
    cards: 'Card payments',
    canPay: 'Families can pay by card',
    testMode: 'Test mode',
    testModeHelp: 'Uses the processor’s test keys; no money moves.',
    publishKey: 'Publishable key',
    secretKey: 'Secret key',
    hookSecret: 'Webhook signing secret',
    hookHelp: 'Add a webhook with the address {url} to your Stripe account, then enter the secret shown there.',
    secretKept: 'Saved. Leave blank to keep it.',
    secretNone: 'Not set yet. Stored encrypted; not shown again.',
    save: 'Save',
  },
  es: () => import('./provider-words.es.ts'),
});
