import './demo.fields.ts';
import { sql } from 'kysely';
import { type Calls, message, mutation, outcome, paged, query, rows } from '../../kernel/call/call.ts';
import { page, text } from '../../kernel/call/input.ts';
import { nobody } from '../../kernel/read/reach.ts';
import { eachWord, likeWord } from '../../kernel/read/search.ts';
import { sorts } from '../../kernel/read/sorts.ts';
import { resource } from '../../kernel/write/resource.ts';
import { DemoRequest } from './demo.entities.ts';
import { demoRequests } from './demo.fields.ts';
import { demoForm } from './demo.inputs.ts';
import { askForDemo } from './demo.ts';

const demoSorts = sorts(DemoRequest, { name: ['name'], company: ['company'], created: ['created_at'] });
/** What is done with requests for a demo. */
export const demoRecords = resource(DemoRequest, {
  as: 'request',
  rule: 'admin',
  reach: demoRequests,
  gone: message('centres.demoGone'),
});

/** Those who ask for a demo, and the platform's list of them. */
export const demoCalls: Calls = {
  createDemoRequest: mutation({
    rule: 'guest',
    permission: null,
    because: 'anybody may ask the platform for a demo',
    about:
      'Keeps a request for a demo and writes to the administrators of the platform, whose guest one is on every host; a malformed email gets Error, too many requests are refused.',
    forHome: true,
    reach: nobody,
    limit: { times: 10, seconds: 3600, by: 'address', freely: 3 },
    input: demoForm,
    answer: outcome(),
    run: askForDemo,
  }),
  getDemoRequests: query({
    rule: 'admin',
    about: 'Lists the requests for a demo, new ones first; a page size that is not a positive integer is refused.',
    reach: { rows: demoRequests },
    input: { search: text(0, 200).optional(), ...page, sort: demoSorts.input },
    answer: paged(DemoRequest),
    run: (_, { search, sort }) =>
      rows(DemoRequest, {
        order: demoSorts.order(sort, ['-created_at']),
        where: () => [
          search?.trim() &&
            eachWord(
              search,
              (word) => sql`folded(concat_ws(' ', demo_request.name, demo_request.email, demo_request.company,
                demo_request.city, demo_request.state)) ${likeWord(word)}`,
            ),
        ],
      }),
  }),
  deleteDemoRequest: demoRecords.remove({
    about: 'Deletes a request for a demo; an unknown id gets Error.',
    says: ({ name }) => message('centres.demoRemoved', { name }),
  }),
};
