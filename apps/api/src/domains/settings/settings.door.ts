export { type CardPayment, cardPaymentAt } from './card-payment.ts';
export { type LetterWords, letterWords } from './letter-words.ts';
export { LINK } from './letters-setting.ts';
export { MAILED, parentAlerts, parentNotices, teamNotices } from './notices.ts';
export { openSignUp, setSignUp } from './open-signup.ts';
export { saveLocationSettings } from './save-location-settings.ts';
