export { WRITE_NOTICES } from './emails.ts';
export { notices } from './notices.ts';
export { notifyMany, notifyPerson } from './notify.ts';
export { forgetDevice, keepDevice } from './push/devices.ts';
export { notifyOfMessage } from './push/notify-of-message.ts';
export { remindPeople } from './reminders.ts';
export { sentenceOf } from './sentence.ts';
