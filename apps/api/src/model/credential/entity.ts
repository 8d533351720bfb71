import { holdsFiles } from '../../kernel/files/held-files.ts';
import { entity } from '../../kernel/read/entity.ts';

/** What somebody of the team has shown: a card, a check, hours of training. */
export const StaffCredential = entity('StaffCredential', 'staff_credential');
holdsFiles(StaffCredential, { stored: { kind: 'file' }, picture: { kind: 'picture', use: { kind: 'file' } } });
