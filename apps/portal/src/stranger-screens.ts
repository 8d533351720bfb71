import { know } from './addresses.ts';
import { centreScreens } from './domains/centres/screens.ts';

/** The screens before there is a center, which no other screen leads to: whoever opens one by its address fetches the rows. */
know(centreScreens);
