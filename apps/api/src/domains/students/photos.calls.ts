import { type Calls, objectsOf, query } from '../../kernel/call/call.ts';
import { ids, pageIfAny } from '../../kernel/call/input.ts';
import { Room } from '../../model/room/entity.ts';
import { roomsOfOwnLocations } from '../../model/room/reach.ts';
import { photosOfRooms, studentPhotos } from '../activities/activities.door.ts';

/** Pictures of students, as the rooms took them. */
export const photoCalls: Calls = {
  programsStudentPhotos: query({
    rule: 'teacher',
    about: 'Lists the students of rooms with the latest pictures of each, those that wait for approval among them.',
    reach: { programs: roomsOfOwnLocations },
    input: { programs: ids(Room, 200), ...pageIfAny },
    answer: objectsOf(studentPhotos),
    run: photosOfRooms,
  }),
};
