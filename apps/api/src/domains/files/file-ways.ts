import { sql } from 'kysely';
import { type Alias, col, type Sql } from '../../kernel/db/tables.ts';
import { way } from '../../kernel/files/ways.ts';
import { StaffCredential } from '../../model/credential/entity.ts';
import { ownCredentials } from '../../model/credential/reach.ts';
import { File, FilePhoto, StudentDocument } from '../../model/file/entity.ts';
import { ownDocuments, ownFilePhotos, ownFiles } from '../../model/file/reach.ts';

const holds = (as: Alias<'file'> | Alias<'staff_credential'> | Alias<'student_document'>, key: Sql): Sql =>
  sql`${key} in (${sql.ref(`${as.name}.stored`)}, ${sql.ref(`${as.name}.picture`)})`;

/** What a file of a location holds, by whom it is shared with. */
export const ofFile = way('file', File, { scope: ownFiles, shows: holds });
/** One photo of a set. */
export const ofFilePhoto = way('file-photo', FilePhoto, {
  scope: ownFilePhotos,
  shows: (as, key) => sql`${col(as, 'picture')} = ${key}`,
});
/** A paper of a child. */
export const ofPaper = way('paper', StudentDocument, { scope: ownDocuments, shows: holds });
/** What somebody of the team has handed in. */
export const ofCredential = way('staff credential', StaffCredential, { scope: ownCredentials, shows: holds });
