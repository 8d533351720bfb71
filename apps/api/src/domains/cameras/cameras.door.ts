export { addCameras } from './add-cameras.ts';
export { TAKE_CUT } from './gateway/cut-tasks.ts';
export { countLogin, loginsToday, raiseLimitToday } from './logins-today.ts';
export { camerasOpenTo } from './open-to.ts';
export { askCuts, restartCuts } from './recording-cuts.ts';
