import { defineWords } from '@nestling/ui/words.ts';

/** The words of who takes a child home. */
export const pickupWords = defineWords({
  en: {
    title: 'Who is picking up {name}?',
    titleMany: 'Who is picking up?',
    never: '{name} is blocked from pickup. Don’t let {child} go with them.',
    no: '{name}: not on the pickup list',
    nobody: 'No contacts yet.',
    cancel: 'Cancel',
    without: 'Check out without a name',
    out_one: 'Check out {count}',
    out_other: 'Check out {count}',
    open_one: 'No one chosen for {count} child',
    open_other: 'No one chosen for {count} children',
    failed: 'We couldn’t load who may pick up.',
    checkedOut_one: '{count} checked out.',
    checkedOut_other: '{count} checked out.',
  },
  es: () => import('./words.es.ts'),
  pets: {
    open_one: 'No one chosen for {count} pet',
    open_other: 'No one chosen for {count} pets',
  },
});
