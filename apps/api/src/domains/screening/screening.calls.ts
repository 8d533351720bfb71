import './screening.fields.ts';
import { type Calls, list, mutation, objectsOf, out, outcome, query } from '../../kernel/call/call.ts';
import { choice, date, id, int, json, text } from '../../kernel/call/input.ts';
import { nobody, orError } from '../../kernel/read/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { Room } from '../../model/room/entity.ts';
import { roomsOfOwnLocations } from '../../model/room/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { ownStudents } from '../../model/student/reach.ts';
import { listQuestions, removeQuestion, saveQuestion } from './questions.ts';
import { answersGiven } from './record-screen.ts';
import { HealthQuestion, HealthScreen } from './screening.entities.ts';
import { ownQuestions, ownScreens, screensOfStaff } from './screening.reach.ts';
import { atOwnDoors, clearScreen, listScreens, ownDoors, saveScreen } from './screens.ts';

const answers = () => json(answersGiven, 10_000);

/** The questions of a door, and what was answered before a child came in. */
export const screeningCalls: Calls = {
  getHealthQuestionnaire: query({
    rule: 'user',
    about: 'Lists the statements of a location with those of the whole centre, in their order.',
    reach: { location: ownLocations, rows: ownQuestions },
    input: { location: id(Location).optional() },
    answer: list(HealthQuestion),
    run: (_, i) => listQuestions(i),
  }),
  saveHealthQuestionnaire: mutation({
    rule: 'teacher',
    permission: 'manage_health',
    about: 'Adds a statement, or changes the one of that id; an empty statement, or one too many, gets Error.',
    reach: { id: orError(ownQuestions), location: orError(ownLocations) },
    input: {
      statement: text(1, 300),
      id: id(HealthQuestion).optional(),
      location: id(Location).optional(),
      stops_on: choice('yes', 'no', 'none').optional(),
      order: int(0, 1000).optional(),
    },
    answer: outcome(),
    run: saveQuestion,
  }),
  deleteHealthQuestionnaire: mutation({
    rule: 'teacher',
    permission: 'manage_health',
    about: 'Takes a statement away; answers already given keep it.',
    reach: { id: orError(ownQuestions) },
    input: { id: id(HealthQuestion) },
    answer: outcome(),
    run: removeQuestion,
  }),
  saveHealthScreen: mutation({
    rule: 'user',
    permission: null,
    because: 'a family answers for its own child, staff for those they work with',
    about:
      'Saves the answers {statement id: true or false, temperature, unit} for a child today; a missing answer gets Error, and `stops` tells whether one stops the check-in.',
    reach: { student_id: orError(ownStudents) },
    input: { student_id: id(Student), date: date(), answers: answers(), note: text(0, 500).optional() },
    answer: outcome({ stops: out.flag }),
    run: saveScreen,
  }),
  clearHealthScreen: mutation({
    rule: 'teacher',
    permission: null,
    because: 'the work of the door: who is there looks at the child',
    about: 'Lets a child in though an answer stopped it; one that stops nothing gets Error.',
    reach: { id: orError(screensOfStaff) },
    input: { id: id(HealthScreen), note: text(0, 500).optional() },
    answer: outcome(),
    run: clearScreen,
  }),
  healthAtDoor: query({
    rule: 'user',
    about: 'Answers what the doors of own children ask today, and how that stands for each.',
    reach: nobody,
    input: {},
    answer: objectsOf(atOwnDoors),
    run: ownDoors,
  }),
  getHealthScreens: query({
    rule: 'teacher',
    about: 'Lists the latest answers of each child of a location on a day, those that stop a check-in first.',
    reach: { location: ownLocations, program_id: roomsOfOwnLocations, rows: ownScreens },
    input: { location: id(Location), date: date(), program_id: id(Room).optional() },
    answer: list(HealthScreen),
    run: (_, i) => listScreens(i),
  }),
};
