export { usernameOf, usernamesOf } from './new-contacts.ts';
export { removeStudents } from './remove-students.ts';
export { rosterSheet } from './roster-sheet.ts';
export { addStudentLivingAt, changeStudent } from './save-student.ts';
export { writeStudent } from './write-student.ts';
