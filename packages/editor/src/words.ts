import { defineWords } from '@nestling/ui/words.ts';

/** The words of the editor of blocks; what a set of blocks calls its kinds and fields is its own. */
export const editorWords = defineWords({
  en: {
    palette: 'Add a block',
    outline: 'Outline',
    fields: 'Properties',
    choose:
      'Choose a block to change it. On a block, the arrow keys go to the next one and Alt with an arrow moves it.',
    undo: 'Undo',
    redo: 'Redo',
    move: 'Move {name}, also with the arrow keys',
    up: 'Move {name} up',
    down: 'Move {name} down',
    copy: 'Copy {name}',
    remove: 'Remove {name}',
    addTo: 'Add to: {name}',
    said_added: '{name} was added.',
    said_copied: '{name} was copied.',
    said_moved: '{name} was moved.',
    said_removed: '{name} was removed. Undo brings it back.',
    save: 'Save',
    again: 'Try again',
    saved: 'Everything is saved',
    waiting: 'Not saved yet',
    saving: 'Saving…',
    unknown: 'We don’t know whether this was saved. Try again: it’s saved only once.',
    latest: 'Load the latest version',
    mine: 'Save mine over it',
  },
  es: () => import('./words.es.ts'),
});
