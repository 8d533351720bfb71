import { entity } from '../../kernel/read/entity.ts';

/** One word to many, by the ways that were chosen. */
export const Alert = entity('Alert', 'alert');
/** A text message to one phone or many. */
export const InstantSms = entity('InstantSms', 'text_message');
/** What came back by text. */
export const SmsResponse = entity('SmsResponse', 'text_reply');
/** An address or a phone nothing is sent to any more, by the last word of the ledger. */
export const OptedOut = entity('OptedOut', 'opted_out');
/** What somebody has said about being written to. */
export const Consent = entity('Consent', 'consent_entry');
