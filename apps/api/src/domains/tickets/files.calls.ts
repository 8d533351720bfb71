import './tickets.fields.ts';
import { type Calls, mutation, out, outcome, outOrNull, query } from '../../kernel/call/call.ts';
import { text } from '../../kernel/call/input.ts';
import { nobody, orError } from '../../kernel/read/reach.ts';
import { downloadAttachment, removeAttachment } from './files.ts';
import { asSupportOfFile } from './ticket.ts';
import { Ticket } from './tickets.entities.ts';
import { attachmentInput } from './tickets.inputs.ts';
import { ownAttachments } from './tickets.reach.ts';

const removingFile = {
  rule: 'manager',
  permission: [asSupportOfFile('id')],
  reach: { id: orError(ownAttachments) },
  input: attachmentInput,
  run: removeAttachment,
} as const;

/** What is done with the files of a ticket. */
export const fileCalls: Calls = {
  deleteTicketAttachment: mutation({
    ...removingFile,
    about: 'Removes an attachment and its file; one somebody else attached gets Error below support.',
    answer: outcome(),
  }),
  deleteTicketAttachment2: mutation({
    ...removingFile,
    about: 'As deleteTicketAttachment, and answers the ticket with the attachments left.',
    answer: outcome({ ticket: Ticket }),
  }),
  downloadTicketAttachment: query({
    rule: 'manager',
    about:
      'Answers where an attachment, named by its `file_name`, is downloaded for 15 minutes; one that was removed or is out of reach gets Error.',
    reach: nobody,
    limit: { times: 120, seconds: 600, by: 'user' },
    input: { file: text(1, 100) },
    answer: outcome({ url: outOrNull(out.text) }),
    run: downloadAttachment,
  }),
};
