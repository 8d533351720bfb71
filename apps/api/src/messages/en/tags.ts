const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

export const tags = {
  'tags.gone': 'This is not on the list any more. Reload the page and choose again.',
  'tags.nameTaken': 'This is on the list already. Choose another name, or use the one that is there.',
  'tags.added': (p: { name: string }) => `${p.name} is on the list.`,
  'tags.changed': (p: { name: string }) => `${p.name} was saved.`,
  'tags.removed': (p: { name: string }) => `${p.name} was removed.`,
  'tags.restored': (p: { name: string }) => `${p.name} is back, with everyone who carried it.`,
  'tags.assigned': 'The list was saved.',
  'tags.assignedMany': (p: { count: number }) => `Given to ${people(p.count)}.`,
  'tags.noted': 'The allergy is noted.',
  'tags.noAllergies': 'Saved: no known allergies.',
  'tags.noAllergiesBack': 'Taken back: nobody has answered yet.',
  'tags.hasAllergies': 'An allergy is noted here. Take it off first.',
  'tags.takenOff': 'It was taken off.',
  'tags.nobody': 'Choose at least one student or person.',
  'tags.mergeTwo': 'Choose two tags or more to make one of them.',
  'tags.merged': (p: { count: number }) => `${p.count} tags are one now.`,
  'tags.cleared': (p: { count: number }) => `Nobody carries ${p.count === 1 ? 'the tag' : 'the tags'} now.`,
  'tags.removedMany': (p: { count: number }) =>
    p.count === 1 ? '1 tag was removed.' : `${p.count} tags were removed.`,
  'tags.noSuchAction': 'There is no such action. Reload the page and choose again.',
};
