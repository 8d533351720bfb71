export { mailReports } from './mail.ts';
export { photosOfRooms, studentPhoto } from './photos.ts';
export { reportLine, reportOfRoom, reportOfStudent } from './report.ts';
export { activityColumns } from './report-table.ts';
