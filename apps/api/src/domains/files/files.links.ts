import { joinTable } from '../../kernel/db/join-table.ts';
import { File, FileLabel } from '../../model/file/entity.ts';

/** Which labels a file carries. */
export const carries = joinTable('file_label_of', File, 'file_id', FileLabel, 'label_id');
