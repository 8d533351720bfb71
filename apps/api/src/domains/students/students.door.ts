export { archiveStudents } from './archive.ts';
export { forceDelete } from './archive-many.ts';
export { usernameOf, usernamesOf } from './new-contacts.ts';
export { rosterSheet } from './roster-sheet.ts';
export { addStudentLivingAt, changeStudent } from './save-student.ts';
export { writeStudent } from './write-student.ts';
