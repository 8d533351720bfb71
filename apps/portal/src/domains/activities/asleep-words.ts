import { defineWords } from '@nestling/ui/words.ts';

/** The words of naps that have not ended, and of writing the same again. */
export const asleepWords = defineWords({
  en: {
    asleep: 'Asleep now',
    since_one: 'Since {time}, {count} minute',
    since_other: 'Since {time}, {count} minutes',
    awake: 'Woke up',
    checked: 'checked {time}',
    checkAll_one: 'Checked: {count} asleep',
    checkAll_other: 'Checked: all {count} asleep',
    due_one: '{count} child not checked for {minutes} minutes',
    due_other: '{count} children not checked for {minutes} minutes',
    lastCount: 'Last name-to-face check {time}: {counted} of {here}',
    noCount: 'No name-to-face check yet today',
    countDue: 'Headcount due',
    missed: 'Not in the last count: {names}',
    uncounted: 'Not counted: {names}',
    allCounted: 'Everyone checked in is counted.',
    again: 'Repeat last: {what}',
  },
  es: () => import('./asleep-words.es.ts'),
  pets: {
    due_one: '{count} pet not checked for {minutes} minutes',
    due_other: '{count} pets not checked for {minutes} minutes',
  },
});
