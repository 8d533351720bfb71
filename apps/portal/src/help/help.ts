import { dayHelp } from './day.ts';
import { familyHelp } from './family.ts';
import { learningHelp } from './learning.ts';
import { moneyHelp } from './money.ts';
import { peopleHelp } from './people.ts';
import { placesHelp } from './places.ts';
import { platformHelp } from './platform.ts';
import { talkHelp } from './talk.ts';
import type { HelpTexts } from './texts.ts';

/** The help of every screen, fetched when somebody asks for it. */
export const help: HelpTexts = {
  ...familyHelp,
  ...dayHelp,
  ...peopleHelp,
  ...talkHelp,
  ...moneyHelp,
  ...placesHelp,
  ...learningHelp,
  ...platformHelp,
};
