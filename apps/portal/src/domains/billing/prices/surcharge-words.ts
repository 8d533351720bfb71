import { defineWords } from '@nestling/ui/words.ts';

/** Words of the card surcharge of a location. */
export const surchargeWords = defineWords({
  en: {
    title: 'Card surcharge',
    about:
      'Passes on part of what credit cards cost you. Families see it before they pay. Debit and prepaid cards and bank accounts never pay it, and neither do charges your office makes.',
    state: 'State',
    stateHelp: 'Where this location is.',
    other: 'Another state',
    unread: 'We haven’t read the law of other states, so no surcharge can be set there.',
    forbidden: 'The law of this state doesn’t allow a surcharge on credit cards.',
    posted:
      'This state asks for the card price on the invoice itself. Invoices here show one price, so no surcharge can be set.',
    text: 'This state asks for a notice in its own words, which isn’t shown here yet. No surcharge can be set.',
    unsettled:
      'A court struck down this state’s law against it, and newer rules on fees are unclear. No surcharge can be set.',
    noStatute: 'No state law on this; the card networks’ rules hold',
    source: 'Source',
    readOn: 'read on {day}',
    percent: 'Surcharge',
    percentHelp:
      'At most {most}%, and not more than cards cost you. Tell your card processor 30 days before. 0 ends it.',
    save: 'Save',
    end: 'End the surcharge',
    stateAK: 'Alaska',
    stateAL: 'Alabama',
    stateAR: 'Arkansas',
    stateAZ: 'Arizona',
    stateCA: 'California',
    stateCO: 'Colorado',
    stateCT: 'Connecticut',
    stateMA: 'Massachusetts',
    stateME: 'Maine',
    stateMN: 'Minnesota',
    stateNJ: 'New Jersey',
    stateNY: 'New York',
  },
  es: () => import('./surcharge-words.es.ts'),
});
