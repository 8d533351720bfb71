const children = (count: number) => (count === 1 ? '1 student' : `${count} students`);

export const students = {
  'student.gone': 'This student does not exist any more.',
  'student.active': (p: { name: string }) => `${p.name} is active.`,
  'student.inactive': (p: { name: string }) => `${p.name} is inactive. The family sees no camera now.`,
  'student.camerasSaved': 'The cameras were saved.',
  'student.added': (p: { name: string }) => `${p.name} was added.`,
  'student.changed': (p: { name: string }) => `${p.name} was changed.`,
  'student.duplicate': (p: { name: string }) =>
    `There is a student of the same name and birthday: ${p.name}. Save again without the check if this is another child.`,
  'student.inside': 'The student is checked in. Check the student out before the location changes.',
  'student.checkOutFirst': (p: { name: string }) => `${p.name} is checked in. Check out first, then archive.`,
  'student.archivedAlready': 'This student is in the archive already.',
  'student.archived': (p: { count: number }) => `${children(p.count)} moved to the archive.`,
  'student.restored': (p: { name: string }) => `${p.name} is back from the archive.`,
  'student.notRestored': 'Choose an archived student and a room of its location.',
  'student.moved': (p: { count: number }) => `${children(p.count)} moved to the room.`,
  'student.changedMany': (p: { count: number }) => `${children(p.count)} changed.`,
  'student.whichRoom': 'Choose the room to move the students to.',
  'student.noSuchAction': 'There is no such action. Reload the page and choose again.',
  'student.notYours': 'The centre keeps this to its staff. Ask the office to change it.',
  'student.badValue': 'This value does not fit. Please check it.',
  'student.settingsSaved': 'The settings were saved.',
  'student.whichStudents': 'Choose students, or the location whose archive is meant.',
  'student.restoredMany': (p: { count: number }) => `${children(p.count)} back from the archive.`,
  'student.restoredSome': (p: { count: number; left: number }) =>
    `${children(p.count)} back from the archive. ${p.left} stay: they are of another location, or not archived.`,
  'student.archiveFirst': 'Only students in the archive are deleted for good. Archive first.',
  'student.deleted': (p: { count: number }) => `${children(p.count)} deleted for good.`,
  'student.deletedSome': (p: { count: number; left: number }) =>
    `${children(p.count)} deleted for good. ${p.left} stay: they are not in the archive.`,
  'student.ownSibling': 'A student is no sibling of itself. Choose other students.',
  'student.noSibling': 'One of these students is not in the sibling group. Reload the page and choose again.',
  'student.siblingsSaved': 'The siblings were saved.',
};
