const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

export const tags = {
  'tags.gone': 'This is no longer on the list. Reload the page and choose again.',
  'tags.nameTaken': 'This is already on the list. Choose another name, or use the existing one.',
  'tags.added': (p: { name: string }) => `${p.name} was added.`,
  'tags.changed': (p: { name: string }) => `${p.name} was saved.`,
  'tags.removed': (p: { name: string }) => `${p.name} was removed.`,
  'tags.restored': (p: { name: string }) => `${p.name} was restored for everyone who had it.`,
  'tags.assigned': 'The list was saved.',
  'tags.assignedMany': (p: { count: number }) => `Added to ${people(p.count)}.`,
  'tags.noted': (p: { name: string }) => `${p.name} was noted.`,
  'tags.whichAllergy': 'Say which allergy it is.',
  'tags.notedLongAgo': 'Only what you noted in the last ten minutes can be taken back. Ask the office.',
  'tags.noAllergies': 'Saved: no known allergies.',
  'tags.noAllergiesBack': 'Undone: no answer on file.',
  'tags.hasAllergies': 'There’s an allergy on file. Remove it first.',
  'tags.takenOff': 'It was removed.',
  'tags.nobody': 'Choose at least one student or person.',
  'tags.mergeTwo': 'Choose two or more tags to merge.',
  'tags.mergeOneList': 'Choose tags of one list: those of the blog can’t be merged with others.',
  'tags.merged': (p: { count: number }) => `${p.count} tags were merged.`,
  'tags.cleared': (p: { count: number }) => `${p.count === 1 ? 'The tag was' : 'The tags were'} removed from everyone.`,
  'tags.removedMany': (p: { count: number }) =>
    p.count === 1 ? '1 tag was removed.' : `${p.count} tags were removed.`,
  'tags.noSuchAction': 'That action doesn’t exist. Reload the page and choose again.',
};
