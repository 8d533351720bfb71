import { defineWords } from '@nestling/ui/words.ts';

/** The words of importing frameworks. */
export const importWords = defineWords({
  en: {
    title: 'Import frameworks',
    lead: 'Choose a table of a framework (CSV), a competency framework exported from Moodle, or a CASE package (JSON). Nothing is kept before you have seen what it would do.',
    choose: 'Choose a file',
    another: 'Choose another file',
    import: 'Import',
    cancel: 'Cancel',
    elof: 'Head Start Early Learning Outcomes Framework',
    elofHelp:
      'Comes with the product (2015, 118 goals with their codes). Nobody has compared the wording with the published document yet; each goal says so. It has no steps: add yours.',
    addElof: 'Add this framework',
    row: 'Row',
    rowNamed: 'Row {row}',
    problem: 'What is wrong',
    faults: 'Rows that are wrong',
    unreadable: 'This file cannot be read.',
    tooLarge: 'This file is too large. Split it and import the parts.',
  },
  es: () => import('./import-words.es.ts'),
});
