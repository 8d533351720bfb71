export const billing = {
  'billing.programAdded': (p: { name: string }) => `${p.name} was added.`,
  'billing.programChanged': 'The billing program was changed.',
  'billing.programRemoved': (p: { name: string }) => `${p.name} was deleted.`,
  'billing.programGone': 'This billing program was deleted. Reload the page and choose again.',
  'billing.nameTaken': 'This location already has a billing program with this name. Choose another name.',
  'billing.endBeforeStart': 'The last day is before the first. Please choose a later one.',
  'billing.otherLocation': 'That billing program belongs to another location. Choose one at this location.',
  'billing.studentsLeft': (p: { count: number }) =>
    `${p.count === 1 ? '1 student is' : `${p.count} students are`} in this billing program. Put them in another one first.`,
  'billing.heldByStudents': 'Students are in this billing program. Put them in another one first.',
  'billing.studentPut': (p: { name: string }) => `${p.name} was moved to another billing program.`,
};
