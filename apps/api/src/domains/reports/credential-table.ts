import type { Acting } from '../../kernel/call/context.ts';
import { staffStanding } from '../../model/credential/standing.ts';
import { type Table, table, wordsOf } from './table.ts';

/** What an inspector reads of the team: what is asked of whom, and how it stands. */
export const credentialTable = async (ctx: Acting, { location }: { readonly location: number }): Promise<Table> => {
  const t = wordsOf(ctx);
  return table(t['credentials.title'], await staffStanding(ctx, location), [
    { head: t['credentials.staff'], kind: 'text', value: ({ name }) => name },
    { head: t['credentials.what'], kind: 'text', value: ({ kind }) => t['credentials.kind']({ kind }) },
    { head: t['credentials.state'], kind: 'text', value: ({ state }) => t['credentials.stateOf']({ state }) },
    { head: t['credentials.until'], kind: 'date', value: ({ expires_on }) => expires_on },
    { head: t['credentials.hours'], kind: 'minutes', value: ({ minutes }) => minutes },
  ]);
};
