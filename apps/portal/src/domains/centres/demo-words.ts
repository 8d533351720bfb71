import { defineWords } from '@nestling/ui/words.ts';

/** The words of the pages before a center comes to be. */
export const demoWords = defineWords({
  en: {
    title: 'Request a demo',
    lead: 'Tell us about your school. We’ll get in touch and show you around.',
    name: 'Your name',
    email: 'Email',
    phone: 'Phone',
    company: 'School name',
    city: 'City',
    state: 'State',
    locations: 'Number of locations',
    message: 'Message',
    send: 'Request a demo',
    thanks: 'Thank you',
    thanksLead: 'We have your request and will get in touch with you.',
    again: 'Send another request',
    packages: 'Packages',
    packagesLead: 'What we offer, and what it costs.',
    none: 'Nothing is offered right now. Ask us for a demo.',
    signUp: 'Sign up',
    ask: 'Ask for a demo',
  },
  es: () => import('./demo-words.es.ts'),
});
