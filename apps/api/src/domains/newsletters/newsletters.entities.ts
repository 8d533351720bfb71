import { entity } from '../../kernel/read/entity.ts';

/** A newsletter, or a template of one. */
export const Newsletter = entity('Newsletter', 'newsletter');
export const NewsletterTag = entity('NewsletterTag', 'newsletter_tag');
/** One letter on its way to many. */
export const LetterSend = entity('LetterSend', 'letter_send');
/** One address of a letter. */
export const LetterRecipient = entity('LetterRecipient', 'letter_recipient');
