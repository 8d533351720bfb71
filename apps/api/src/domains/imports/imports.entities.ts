import { entity } from '../../kernel/read/entity.ts';

/** A list from another product: kept for later work, saved, or taken back. */
export const ImportBatch = entity('ImportBatch', 'import_batch');
