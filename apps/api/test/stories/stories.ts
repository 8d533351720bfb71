import { ofAuth } from './auth.ts';
import { ofBilling } from './billing.ts';
import { houseBilling } from './house-billing.ts';
import { housePapers } from './house-papers.ts';
import { housePeople } from './house-people.ts';
import { houseRooms } from './house-rooms.ts';
import { houseTalk } from './house-talk.ts';
import { live } from './live.ts';
import { papers } from './papers.ts';
import type { Bed, Story } from './story.ts';
import { talk } from './talk.ts';
import { together } from './together.ts';

const stories: readonly Story[] = [
  ...together,
  ...ofAuth,
  ...ofBilling,
  ...live,
  ...papers,
  ...talk,
  ...houseBilling,
  ...housePeople,
  ...houseRooms,
  ...housePapers,
  ...houseTalk,
];

/** Tells the stories of calls that are wanted; one that fails is named, and the others go on. */
export const tellStories = async (bed: Bed, wanted: (name: string) => boolean): Promise<void> => {
  for (const { of, tell } of stories.filter((story) => story.of.some(wanted)))
    await tell(bed).catch((error: unknown) =>
      process.stderr.write(`${of.join(', ')}: ${String(error).slice(0, 300)}\n`),
    );
};
