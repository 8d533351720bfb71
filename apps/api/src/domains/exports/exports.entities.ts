import { holdsFiles } from '../../kernel/files/held-files.ts';
import { entity } from '../../kernel/read/entity.ts';

/** A full export of the own center. */
export const CenterExport = entity('CenterExport', 'center_export');

// What is not whole yet is kept as well: its job writes it under its name.
holdsFiles(CenterExport, { file: { kind: 'file' } });
