import { holdsFiles } from '../../kernel/files/held-files.ts';
import { entity } from '../../kernel/read/entity.ts';

/** A child, or a pet in the pets theme. */
export const Student = entity('Student', 'student');

/** What was changed on a student, by whom and when: a row of the audit trail. */
export const StudentChange = entity('StudentChange', 'audit');

holdsFiles(Student, { image: { kind: 'picture', use: { kind: 'student' } } });
