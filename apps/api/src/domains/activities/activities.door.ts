export { photosForLetters } from './letter-photos.ts';
export { mailReports } from './mail.ts';
export { medicationEntries } from './medications.ts';
export { photosOfRooms, studentPhotos } from './photos.ts';
export { reportLine, reportOfRoom, reportOfStudent } from './report.ts';
export { activityColumns } from './report-table.ts';
