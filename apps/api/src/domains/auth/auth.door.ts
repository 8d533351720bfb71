export { approvePerson } from './approve-person.ts';
export { roleOf } from './gate.ts';
export { newPassword } from './new-password.ts';
export { changeOwnPassword } from './own-password.ts';
export { rankOf } from './rank.ts';
export { mayChangeSignIn, mustBeConfirmed } from './sign-in-data.ts';
export { signOutEverywhere } from './sign-out-everywhere.ts';
