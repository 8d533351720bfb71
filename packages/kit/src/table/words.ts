import { defineWords } from '@nestling/ui/words.ts';

/** What a table's own menus say. */
export const tableWords = defineWords({
  en: {
    columns: 'Columns',
    usualColumns: 'Show default columns',
    savedFilters: 'Saved filters',
    saveFilters: 'Save these filters',
    forgetFilters: 'Remove “{name}”',
    filtersName: 'Name',
    filtersHelp: 'Saved on this device.',
    export: 'Export',
    keepList: 'Save and email…',
    cancel: 'Cancel',
    save: 'Save',
  },
  es: () => import('./words.es.ts'),
});
