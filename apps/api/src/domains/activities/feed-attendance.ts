import { imageThrough } from '../../files/image-sizes.ts';
import { object, out, outOrNull } from '../../kernel/call/call.ts';
import { ofStudent } from '../../model/student/face.ts';

/** Somebody came, went or stayed away. Values only: a day of any length is one statement. */
export const attendanceEntry = object(
  {
    id: out.id,
    type: out.text,
    date: out.date,
    time: outOrNull(out.clock),
    note: outOrNull(out.text),
    by: outOrNull(out.text),
    student: object(
      { id: out.id, fname: out.text, full_name: out.text, image: imageThrough('face', ofStudent) },
      'StudentOfFeed',
    ),
  },
  'AttendanceEntry',
);
