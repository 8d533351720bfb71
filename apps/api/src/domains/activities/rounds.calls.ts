import { type Calls, mutation, object, out, outcome, outOrNull, query } from '../../kernel/call/call.ts';
import { id, ids, int } from '../../kernel/call/input.ts';
import { orError } from '../../kernel/read/reach.ts';
import { Activity } from '../../model/activity/entity.ts';
import { ownActivities } from '../../model/activity/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { checkNaps, readRounds, saveRounds } from './rounds.ts';

/** Rounds of a room: children who sleep are looked at, and everybody is counted by name. */
export const roundCalls: Calls = {
  getDayRounds: query({
    rule: 'teacher',
    about:
      'Answers after how many minutes sleeping children are to be looked at and a room is to be counted by names; null: never.',
    reach: { location: ownLocations },
    input: { location: id(Location) },
    answer: object({ nap_minutes: outOrNull(out.int), count_minutes: outOrNull(out.int) }, 'DayRounds'),
    run: readRounds,
  }),
  saveDayRounds: mutation({
    rule: 'manager',
    permission: 'edit_settings',
    about: 'Says how often sleeping children are looked at and rooms are counted by names; null reminds nobody.',
    reach: { location: orError(ownLocations) },
    input: { location: id(Location), nap_minutes: int(5, 120).nullish(), count_minutes: int(10, 480).nullish() },
    answer: outcome(),
    run: (ctx, { location, nap_minutes = null, count_minutes = null }) =>
      saveRounds(ctx, { location, nap_minutes, count_minutes }),
  }),
  checkNaps: mutation({
    rule: 'teacher',
    permission: null,
    because: 'whoever is with the children looks at those who sleep',
    about:
      'Notes that children who sleep were looked at; a nap that has ended, or is none, gets Error and nothing is noted.',
    reach: { ids: orError(ownActivities) },
    input: { ids: ids(Activity, 100) },
    answer: outcome({ activities: [Activity] }),
    run: checkNaps,
  }),
};
