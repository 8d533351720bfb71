import { holdsFiles } from '../../kernel/files/held-files.ts';
import { entity } from '../../kernel/read/entity.ts';

/** A form people fill in: a document of blocks in versions; a printed one has pages they stand on. */
export const Form = entity('Form', 'form');
/** One question of the current version of a form. */
export const FormField = entity('FormField', 'form_field');
/** A form somebody filled in, drafts included. */
export const FormEntry = entity('FormEntry', 'form_entry');
/** The same once it was handed in, as the office judges it. */
export const FormSubmission = entity('FormSubmission', 'form_entry');
/** One thing that became of an entry. */
export const FormEntryEvent = entity('FormEntryEvent', 'form_entry_event');
export const FormFilter = entity('FormFilter', 'form_filter');
export const FormNotificationSetting = entity('FormNotificationSetting', 'form_notification_setting');
export const FormNotificationLog = entity('FormNotificationLog', 'form_notification_log');
/** Which answers of a form go where in the profiles. */
export const FormAutomation = entity('FormAutomation', 'form_automation');
/** The pages of a printed form, in a version of it. */
export const FormPaper = entity('FormPaper', 'form_paper');
/** A PDF of an entry: handed in, or sealed. */
export const FormEntryFile = entity('FormEntryFile', 'form_entry_file');
/** A signing of an entry, with what proves it. */
export const FormSignature = entity('FormSignature', 'form_signature');

holdsFiles(FormPaper, { stored: { kind: 'file' } });
holdsFiles(FormEntryFile, { stored: { kind: 'file' } });
