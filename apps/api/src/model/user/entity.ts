import { holdsFiles } from '../../kernel/files/held-files.ts';
import { entity } from '../../kernel/read/entity.ts';

/** A person with an account: contact, staff, manager or admin. */
export const User = entity('User', 'app_user');

/** One of the eight roles. */
export const Role = entity('Role', 'role', { tenant: false });

/** What was changed on a person, by whom and when: a row of the audit trail. */
export const UserChange = entity('UserChange', 'audit');

holdsFiles(User, { avatar: { kind: 'picture', use: { kind: 'person' } } });
