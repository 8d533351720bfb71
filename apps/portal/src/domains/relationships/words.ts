import { defineWords } from '@nestling/ui/words.ts';

/** The words of relationships. */
export const relationshipWords = defineWords({
  en: {
    list: 'Relationships',
    name: 'Name',
    kind: 'Kind',
    kindHelp: 'Such as parent, family or friend; only for sorting.',
    legal: 'Legal guardian',
    legalHelp: 'New links with this relationship start with legal custody.',
    preset: 'Default',
    makePreset: 'Default for new links',
    add: 'Add a relationship',
    addNamed: 'Add {name}',
    edit: 'Edit {name}',
    change: 'Edit',
    save: 'Save',
    remove: 'Remove',
    empty: 'No relationships yet',
    emptyText: 'Mother, father, grandparent: a contact’s relationship to a student.',
  },
  es: () => import('./words.es.ts'),
  pets: { legal: 'Owner', emptyText: 'Owner, partner, dog walker: a contact’s relationship to a pet.' },
});
