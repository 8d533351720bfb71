import { joinTable } from '../../../kernel/db/join-table.ts';
import { User } from '../../../model/user/entity.ts';
import { SavedReport } from '../reports.entities.ts';

/** Who is told of a saved report. */
export const readersOfReport = joinTable('saved_report_reader', SavedReport, 'saved_report_id', User, 'user_id');
