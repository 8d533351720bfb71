import './tickets.fields.ts';
import { sql } from 'kysely';
import { type Calls, declined, list, message, outcome, query, rows } from '../../kernel/call/call.ts';
import { text } from '../../kernel/call/input.ts';
import { resource } from '../../kernel/write/resource.ts';
import { KnownProblem } from './tickets.entities.ts';
import { allKnownProblems, knownToSupport } from './tickets.reach.ts';

const known = resource(KnownProblem, {
  as: 'problem',
  rule: 'kvsupport',
  permission: 'handle_tickets',
  reach: knownToSupport,
  gone: message('tickets.knownGone'),
});
const words = text(1, 300);

/** What is known to be broken, so that nobody reports it once more. */
export const knownCalls: Calls = {
  knownProblems: query({
    rule: 'user',
    about: 'Lists what support knows to be broken at this moment, the newest first.',
    reach: { rows: allKnownProblems },
    input: {},
    answer: list(KnownProblem),
    run: () => rows(KnownProblem, { where: () => [sql`known_problem.over_at is null`], order: ['-id'] }),
  }),
  tellKnownProblem: known.add({
    about: 'Tells everybody who opens a ticket or reports a problem what is known to be broken, from now on.',
    input: { text_en: words, text_es: words },
    answer: outcome(),
    run: (ctx, given) => ({ set: { ...given, since: ctx.now(), created_by: ctx.who.user } }),
    says: message('tickets.knownTold'),
  }),
  endKnownProblem: known.act({
    about: 'Notes that a known problem is over; one that is over already gets Error.',
    answer: outcome(),
    run: (ctx, { over_at }) =>
      over_at
        ? declined(message('tickets.knownGone'), { field: 'id', code: 'STATE' })
        : { set: { over_at: ctx.now() } },
    says: message('tickets.knownOver'),
  }),
};
