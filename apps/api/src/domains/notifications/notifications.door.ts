export { toldToTeam, WRITE_NOTICES } from './letters.ts';
export { forgetDevice, keepDevice } from './push/devices.ts';
export { tellOfMessage } from './push/tell-of-message.ts';
export { sentenceOf } from './sentence.ts';
export { tellMany, tellPerson } from './tell.ts';
