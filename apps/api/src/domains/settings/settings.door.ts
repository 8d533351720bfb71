export { type CardPayment, cardPaymentAt } from './card-payment.ts';
export { MAILED, parentAlerts, parentNotices, teamNotices } from './notices.ts';
export { openSignUp, setSignUp } from './open-signup.ts';
export { saveLocationSettings } from './save-location-settings.ts';
