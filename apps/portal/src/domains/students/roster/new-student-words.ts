import { defineWords } from '@nestling/ui/words.ts';

/** The words of the contacts in the form that adds a student. */
export const newStudentWords = defineWords({
  en: {
    contacts: 'Contacts',
    contact: 'Contact',
    another: 'Another contact',
    contactHelp:
      'Pick someone already on the list, or type a new person on one line: Tess Okafor, mother, tess@example.com',
    contactPlaceholder: 'Name, email or phone',
    newContact: 'New contact',
    names: 'First and last name',
    email: 'Email',
    phone: 'Phone',
    relation: 'Relationship to the child',
    may: 'What {name} may do',
    mayNothing: 'Nothing yet. You can change this later in the profile.',
    everything: 'Select all',
    remove: 'Remove {name}',
    needBoth: 'Enter a first and last name.',
    needReach: 'Enter an email or a phone number for {name}.',
    needRelation: 'Choose {name}’s relationship to the child.',
  },
  es: () => import('./new-student-words.es.ts'),
  pets: { relation: 'Relationship to the pet', needRelation: 'Choose {name}’s relationship to the pet.' },
});
