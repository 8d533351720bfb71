import { defineWords } from '@nestling/ui/words.ts';

/** The words of visitors at a child's contacts. */
export const visitorWords = defineWords({
  en: {
    title: 'Visitors',
    help: 'Visitors can watch the cameras for a few days and see nothing else.',
    add: 'Let someone watch',
    fname: 'First name',
    lname: 'Last name',
    email: 'Email',
    emailHelp: 'We’ll send the invitation here.',
    from: 'First day',
    until: 'Last day',
    start: 'From, each day',
    end: 'To, each day',
    allDay: 'All day if left blank.',
    invite: 'Invite',
    days: '{from} – {until}',
    hours: '{start} – {end}',
    waits: 'Waiting for the center',
    watches: 'Can watch',
    over: 'Over',
    ended: 'Ended',
    givenBy: 'Approved by {name}',
    endNow: 'End {name}’s visit',
    endShort: 'End',
    approve: 'Approve',
    turnDown: 'Decline',
  },
  es: () => import('./words.es.ts'),
});
