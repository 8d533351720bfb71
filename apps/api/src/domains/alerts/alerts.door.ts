export { whyNot } from './consent/consent.ts';
export { keepUnsubscribeLinks, unsubscribeToken } from './consent/unsubscribe-links.ts';
