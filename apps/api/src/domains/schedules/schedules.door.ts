export { recordMarks, unrecordDay } from './away/from-marks.ts';
export { endOwnTimes, setCameraTimes } from './camera-times.ts';
export {
  type Expected,
  type ExpectedSpan,
  expectedBetween,
  hasPlanOn,
  isClosedOn,
  perQuarter,
  type Quarter,
} from './expected.ts';
export { setOpeningTimes } from './opening-times.ts';
