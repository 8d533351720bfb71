import { isSnack, type Meal } from './meals.ts';

/** Why a counted meal is not claimed, or is to be looked at first. Rows of law with their source. */
export const claimRules = [
  { id: 'daily_limit', source: '7 CFR 226.17(b)(3)', blocks: true },
  { id: 'absent', source: '7 CFR 226.15(e)(4)', blocks: true },
  { id: 'age', source: '7 CFR 226.2', blocks: true },
  { id: 'menu', source: '7 CFR 226.20', blocks: true },
  { id: 'no_menu', source: '7 CFR 226.15(e)(10)', blocks: false },
  { id: 'no_eligibility', source: '7 CFR 226.15(e)(2)', blocks: false },
  { id: 'late', source: '7 CFR 226.15(e)(4) and 226.17(b)(9)', blocks: false },
] as const;
export type ClaimRule = (typeof claimRules)[number]['id'];
export const blocksClaim = (id: ClaimRule): boolean => claimRules.some((rule) => rule.id === id && rule.blocks);

/** Days after the last of a month within which its claim is due (7 CFR 226.10(e)). */
export const CLAIM_DAYS = 60;

/** What is best paid comes first. */
const worth: readonly Meal[] = ['lunch', 'supper', 'breakfast', 'morning_snack', 'afternoon_snack', 'evening_snack'];

/** Of one child's meals of a day those to be claimed: two meals and one snack, or one meal and two snacks, at most. */
export const claimableOf = (served: readonly Meal[]): Meal[] => {
  const sorted = worth.filter((meal) => served.includes(meal));
  const taken = sorted.filter((meal) => !isSnack(meal)).slice(0, 2);
  const snacks = sorted.filter(isSnack).slice(0, Math.min(2, 3 - taken.length));
  return [...taken, ...snacks];
};
