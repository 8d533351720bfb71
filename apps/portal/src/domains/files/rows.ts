import type { FilesByStateQuery, OwnFilesQuery } from './files.graphql.ts';
import type { LocationPapersQuery, StudentPapersQuery } from './papers.graphql.ts';
import type { PhotoSetsQuery } from './photo-sets.graphql.ts';

/** A file as staff see it in lists. */
export type FileRow = FilesByStateQuery['getAllFiles'][number];
/** A file as whoever it is shared with sees it. */
export type OwnFile = OwnFilesQuery['getUserFilesList'][number];
/** A paper of a child. */
export type PaperRow = StudentPapersQuery['studentDocuments'][number];
/** The same for the office, with the clock of where the child is. */
export type PaperOfOffice = LocationPapersQuery['locationStudentDocuments']['data'][number];
/** A set of photos of the team or the facility. */
export type PhotoSet = PhotoSetsQuery['getPhotos']['data'][number];
