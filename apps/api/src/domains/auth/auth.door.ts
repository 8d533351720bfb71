export {
  sendAddressNotice,
  sendEmailChange,
  sendInvitation,
  sendPasswordChanged,
  sendPhoneCode,
  sendUsernameNotice,
  sendVerification,
} from './account-emails.ts';
export { approvePerson } from './approve-person.ts';
export { changeOwnPassword } from './own-password.ts';
export { tryCode } from './sign-in-codes.ts';
export { mayChangeSignIn, mustBeConfirmed } from './sign-in-data.ts';
export { signOutEverywhere } from './sign-out-everywhere.ts';
export { endTokenSession, openTokenSession } from './token-session.ts';
