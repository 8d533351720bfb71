import { defineWords } from '@nestling/ui/words.ts';

/** The words of printed forms. */
export const paperWords = defineWords({
  en: {
    onPaper: 'Prefer paper?',
    onPaperText:
      'Print the blank pages, fill them in, then scan or save them as a PDF and send them here. Or ask the center for a copy.',
    blank: 'Download blank pages',
    filled: 'Filled-in PDF',
    filledHelp: 'One PDF of at most 20 MB.',
    sendPaper: 'Send the file',
    add: 'Add a PDF form',
    name: 'Name',
    description: 'Description',
    instructions: 'Instructions',
    file: 'PDF',
    fileHelp: 'Up to 50 pages and 20 MB. Fields in it become questions; you can place others by hand.',
    create: 'Add and place fields',
    empty: 'No PDF forms yet',
    emptyText: 'Upload a PDF that families fill in and sign on their phones.',
    back: 'Back',
    see: 'View what you sent',
    already: 'You already sent this.',
    thanks: 'Thank you',
    sent: 'It was sent.',
    pages: 'Pages',
    pdf: 'Download the signed PDF',
    handedIn: 'Download submitted file',
    making: 'The sealed PDF is being created. Reload the page in a moment.',
    verify: 'Check the seal',
    intact: 'Unchanged since it was sealed.',
    changed: 'This file was changed after it was sealed.',
    lost: 'The sealed file is missing.',
    none: 'There is no sealed file yet.',
    signedBy: 'Signed by {name}, {at}',
    unsignedBy: '{name} withdrew the signature',
    unsign: 'Withdraw my signature',
    unsignAsk: 'Withdraw your signature?',
    unsignText:
      'Your signature will no longer count and the center will be notified. You can sign again, or submit it on paper.',
  },
  es: () => import('./words.es.ts'),
});
