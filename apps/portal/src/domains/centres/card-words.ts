import { defineWords } from '@nestling/ui/words.ts';

/** The words of the cards a center pays the platform by. */
export const cardWords = defineWords({
  en: {
    cards: 'Cards',
    cardsHelp: 'Card numbers are typed on the payment provider’s page alone.',
    noCards: 'No card yet.',
    addCard: 'Add card',
    ending: '{brand} ending in {last4}',
    until: 'Valid until {month}/{year}',
    charged: 'Charged',
    choose: 'Charge this one',
    remove: 'Remove',
    more: 'More: {name}',
    payWith: 'Pay {amount} by {name}',
  },
  es: () => import('./card-words.es.ts'),
});
