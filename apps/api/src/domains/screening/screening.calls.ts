import './screening.fields.ts';
import { type Calls, list, mutation, objectsOf, out, outcome, query } from '../../kernel/call/call.ts';
import { id } from '../../kernel/call/input.ts';
import { nobody, orError } from '../../kernel/read/reach.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { roomsOfOwnLocations } from '../../model/room/reach.ts';
import { ownStudents } from '../../model/student/reach.ts';
import {
  getHealthQuestionnaireInput,
  listQuestions,
  removeQuestion,
  saveHealthQuestionnaireInput,
  saveQuestion,
} from './questions.ts';
import { HealthQuestion, HealthScreen } from './screening.entities.ts';
import { ownQuestions, ownScreens, screensOfStaff } from './screening.reach.ts';
import {
  atOwnDoors,
  clearHealthScreenInput,
  clearScreen,
  getHealthScreensInput,
  listScreens,
  ownDoors,
  saveHealthScreenInput,
  saveScreen,
} from './screens.ts';

/** The questions of a door, and what was answered before a child came in. */
export const screeningCalls: Calls = {
  getHealthQuestionnaire: query({
    rule: 'user',
    about: 'Lists the statements of a location with those of the whole centre, in their order.',
    reach: { location: ownLocations, rows: ownQuestions },
    input: getHealthQuestionnaireInput,
    answer: list(HealthQuestion),
    run: (_, i) => listQuestions(i),
  }),
  saveHealthQuestionnaire: mutation({
    rule: 'teacher',
    permission: 'manage_health',
    about: 'Adds a statement, or changes the one of that id; an empty statement, or one too many, gets Error.',
    reach: { id: orError(ownQuestions), location: orError(ownLocations) },
    input: saveHealthQuestionnaireInput,
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
    input: saveHealthScreenInput,
    answer: outcome({ stops: out.flag }),
    run: saveScreen,
  }),
  clearHealthScreen: mutation({
    rule: 'teacher',
    permission: null,
    because: 'the work of the door: who is there looks at the child',
    about: 'Lets a child in though an answer stopped it; one that stops nothing gets Error.',
    reach: { id: orError(screensOfStaff) },
    input: clearHealthScreenInput,
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
    input: getHealthScreensInput,
    answer: list(HealthScreen),
    run: (_, i) => listScreens(i),
  }),
};
