export { askedOnTablet, onTablet, readAsked, screenState } from './asked.ts';
export { type Answers, answersGiven, judgeAnswers, writeScreen } from './record-screen.ts';
