export { addStudentWords, writeStudent } from './write-student.ts';
