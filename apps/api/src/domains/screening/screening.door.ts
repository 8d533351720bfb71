export { askedOnTablet, onTablet, readAsked, screenState } from './asked.ts';
export { type Answers, answersGiven, validateAnswers, writeScreen } from './record-screen.ts';
