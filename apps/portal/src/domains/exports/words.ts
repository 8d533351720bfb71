import { defineWords } from '@nestling/ui/words.ts';

/** The words of full exports of a center. */
export const exportWords = defineWords({
  en: {
    everything: 'Everything your center has',
    everythingHelp:
      'One file with all records as JSON and CSV, all pictures and papers, what the columns mean, and checksums. It’s enough to set up another Nestling. We write to all administrators.',
    start: 'Export everything',
    none: 'No export yet.',
    history: 'Exports',
    waiting: 'Waiting',
    running: 'Being made',
    done: 'Ready',
    failed: 'Failed',
    over: 'Expired',
    withdrawn: 'Withdrawn',
    progress: '{done} of {all} tables',
    begins: 'It begins in a moment.',
    holds: '{rows} records, {files} files, {size}',
    until: 'Can be downloaded until {date}',
    isSealed: 'Sealed with a passphrase',
    notSealed: 'Not sealed: whoever has the file can read it.',
    overText: 'A week has passed, so the file was deleted.',
    withdrawnText: 'Whoever asked for it is no longer an administrator, so the file was deleted.',
    'no-room': 'There was no room left to store it.',
    damaged: 'It wasn’t whole when it was read again. Ask for a new one.',
    broken: 'It broke off. Ask for a new one.',
    by: 'by {name}',
    more: 'More: export of {date}',
    title: 'Export of {date}',
    download: 'Download',
    remove: 'Delete',
    removeText: 'This export and its file are deleted.',
    passphrase: 'Passphrase',
    passphraseHelp:
      'At least 16 characters. We don’t keep it: without it nobody can open the file. Leave it empty for a file that isn’t sealed and has no passwords of people in it.',
    formText: 'It’s kept for 7 days. You’ll be asked for your password.',
  },
  es: () => import('./words.es.ts'),
});
