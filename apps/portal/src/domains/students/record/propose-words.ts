import { defineWords } from '@nestling/ui/words.ts';

/** The words of a family member who proposes another guardian. */
export const proposeWords = defineWords({
  en: {
    propose: 'Add a family member',
    help: 'The center approves each person before they see anything of {name}. An invitation goes out by email.',
    fname: 'First name',
    lname: 'Last name',
    email: 'Email',
    phone: 'Phone',
    relation: 'Relationship to {name}',
    send: 'Send invitation',
    sendNamed: 'Invite {name}',
  },
  es: () => import('./propose-words.es.ts'),
});
