import { type Calls, message, outcome } from '../../kernel/call/call.ts';
import { text } from '../../kernel/call/input.ts';
import { moved } from './billing.ts';
import { centersBy } from './center.ts';
import { beginErasing, takeOutOfService } from './out-of-service.ts';

const limit = { times: 60, seconds: 3600, by: 'user' } as const;

/** How a center leaves: out of service, backed up once more, and erased thirty days later. */
export const erasingCalls: Calls = {
  deleteAwsCenter: centersBy('deleteAwsCenter').act({
    rule: 'admin',
    about:
      'Takes a center out of service and begins its last backup; switching it on again takes that back. One still paying, one whose newest backup failed or is under way, and one that was never whole get Error.',
    limit,
    answer: outcome(),
    run: takeOutOfService,
    afterwards: moved,
    says: ({ name }) => message('centres.takenOut', { name }),
  }),
  deleteAwsCenterDatabase: centersBy('deleteAwsCenterDatabase').act({
    rule: 'admin',
    about:
      'Has everything of a center erased by a job: rows, files, backups, jobs. `confirm` is its name. One not out of service for thirty days, without a good backup since, or still paying gets Error.',
    limit,
    input: { confirm: text(1, 200) },
    answer: outcome(),
    run: beginErasing,
    says: ({ name }) => message('centres.erasingBegun', { name }),
  }),
};
