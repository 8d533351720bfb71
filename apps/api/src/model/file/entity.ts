import { holdsFiles } from '../../kernel/files/held-files.ts';
import { entity } from '../../kernel/read/entity.ts';

/** A document, another file or a set of photos of a location, shared with whom it concerns. */
export const File = entity('File', 'file');
/** One photo of a set; a child's waits for approval. */
export const FilePhoto = entity('FilePhoto', 'file_photo');
export const FileLabel = entity('FileLabel', 'file_label');
/** A paper of one child. */
export const StudentDocument = entity('StudentDocument', 'student_document');
/** Who did what with a paper of a child. */
export const StudentDocumentLog = entity('StudentDocumentLog', 'student_document_log');

const paper = { stored: { kind: 'file' }, picture: { kind: 'picture', use: { kind: 'file' } } } as const;
holdsFiles(File, paper);
holdsFiles('file_version', paper);
holdsFiles(StudentDocument, paper);
holdsFiles(FilePhoto, { picture: { kind: 'picture', use: { kind: 'file' } } });
