import { holdsFiles } from '../../kernel/files/held-files.ts';
import { entity } from '../../kernel/read/entity.ts';

/** A backup of one center, kept among the rows of the platform's own. */
export const CenterBackup = entity('CenterBackup', 'center_backup');

/** A center as whoever looks after its data sees it. */
export const CenterDatabase = entity('CenterDatabase', 'centre', { tenant: false });

// What is not whole yet is kept as well: its job writes it under its name.
holdsFiles(CenterBackup, { file: { kind: 'file' } });
