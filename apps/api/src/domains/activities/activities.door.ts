import { refusePictures } from './consent.ts';
import { mailReports } from './mail.ts';
import { photosOfRooms, studentPhotos } from './photos.ts';
import { reportLine, reportOfRoom, reportOfStudent } from './report.ts';
import { activityColumns } from './report-table.ts';

/** Days as they are read, printed and mailed by the calls of the reports. */
export const activityReports = {
  line: reportLine,
  ofRoom: reportOfRoom,
  ofStudent: reportOfStudent,
  columns: activityColumns,
  mail: mailReports,
};

/** Pictures of students, as the calls of the students answer them; `refuse` declines those whose families want none. */
export const activityPhotos = { of: studentPhotos, ofRooms: photosOfRooms, refuse: refusePictures };
