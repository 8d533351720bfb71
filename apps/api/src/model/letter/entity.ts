import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { holdsFiles } from '../../kernel/files/held-files.ts';
import { entity } from '../../kernel/read/entity.ts';

/** A newsletter, or a template of one. */
export const Newsletter = entity('Newsletter', 'newsletter');
export const NewsletterTag = entity('NewsletterTag', 'newsletter_tag');
/** One letter on its way to many. */
export const LetterSend = entity('LetterSend', 'letter_send');
/** One address of a letter. */
export const LetterRecipient = entity('LetterRecipient', 'letter_recipient');

holdsFiles(Newsletter, {
  template: {
    kind: 'picture',
    within: true,
    open: true,
    use: { kind: 'newsletter', name: (as) => col(as, 'name'), where: (as) => sql`${col(as, 'deleted_at')} is null` },
  },
  image: { kind: 'picture', open: true, use: { kind: 'newsletter', name: (as) => col(as, 'name') } },
});
// Letters that were sent are opened again: what they show stays as long as what they said.
holdsFiles(LetterSend, {
  html: { kind: 'picture', within: true, open: true, use: { kind: 'letter', name: (as) => col(as, 'subject') } },
  file: { kind: 'attachment', use: { kind: 'letter', name: (as) => col(as, 'subject') } },
});
