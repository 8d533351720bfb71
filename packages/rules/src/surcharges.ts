/** Visa takes 3 % at most, which is the lowest ceiling of the card networks; hundredths of a percent. */
export const MOST_SURCHARGE = 300;

/** States whose law was read, by their two letters. */
export type SurchargeState = 'AK' | 'AL' | 'AR' | 'AZ' | 'CA' | 'CO' | 'CT' | 'MA' | 'ME' | 'MN' | 'NJ' | 'NY';

/** What the law of a state says of adding a surcharge to a payment by credit card, as it was read. */
export interface SurchargeRule {
  readonly state: SurchargeState;
  /** The most that may be added, in hundredths of a percent, the networks’ ceiling included; null: none may be added here. */
  readonly most: number | null;
  /** Why none may: the law forbids it, or asks for what is not done here. */
  readonly why?: 'forbidden' | 'posted' | 'text' | 'unsettled';
  /** The statute; null where the state has none, so that the networks’ rules alone hold. */
  readonly statute: string | null;
  /** Where it was read, and when. */
  readonly source: string;
  readonly read: string;
}

const READ = '2026-11-30';
const TABLE = 'https://www.ncsl.org/financial-services/credit-or-debit-card-surcharges-statutes';
const none = (state: SurchargeState): SurchargeRule => ({
  ...{ state, most: MOST_SURCHARGE, statute: null, source: TABLE, read: READ },
});

/** The states whose law was read. A state that is not here was not, and no surcharge is offered in it. */
export const surchargeRules: readonly SurchargeRule[] = [
  none('AK'),
  none('AL'),
  none('AR'),
  none('AZ'),
  {
    ...{ state: 'CA', most: null, why: 'unsettled', statute: 'Cal. Civ. Code § 1748.1', read: READ },
    source: TABLE,
  },
  {
    // Two percent, with a text that must be shown word for word and was not found whole.
    ...{ state: 'CO', most: null, why: 'text', statute: 'C.R.S. § 5-2-212', read: READ },
    source: 'https://codes.findlaw.com/co/title-5-consumer-credit-code/co-rev-st-sect-5-2-212.html',
  },
  {
    ...{ state: 'CT', most: null, why: 'forbidden', statute: 'Conn. Gen. Stat. § 42-133ff', read: READ },
    source: 'https://blog.payjunction.com/credit-card-surcharge-laws-by-state-considerations-for-merchants',
  },
  {
    ...{ state: 'MA', most: null, why: 'forbidden', statute: 'M.G.L. c. 140D, § 28A', read: READ },
    source:
      'https://www.mass.gov/ocabr/banking-and-finance/laws-and-regulations/opinions-and-decisions/dob-selected-opinions/miscellaneous/98-239.html',
  },
  {
    ...{ state: 'ME', most: null, why: 'forbidden', statute: '9-A M.R.S. § 8-509', read: READ },
    source: 'https://blog.payjunction.com/credit-card-surcharge-laws-by-state-considerations-for-merchants',
  },
  {
    // Five percent of the price, told on the page where it is paid: the networks stop before.
    ...{ state: 'MN', most: MOST_SURCHARGE, statute: 'Minn. Stat. § 325G.051', read: READ },
    source:
      'https://casetext.com/statute/minnesota-statutes/trade-regulations-consumer-protection/chapter-325g-consumer-protection-solicitation-of-sales/credit-cards/section-325g051-surcharges-on-credit-cards',
  },
  {
    // No more than what the payment costs whoever takes it, told on the page where it is paid.
    ...{ state: 'NJ', most: MOST_SURCHARGE, statute: 'N.J.S.A. 56:8-156.2', read: READ },
    source: 'https://lawserver.com/law/state/new-jersey/nj-laws/new_jersey_laws_56_8-156-2',
  },
  {
    // The price with a card must be posted, and invoices here say one price.
    ...{ state: 'NY', most: null, why: 'posted', statute: 'N.Y. Gen. Bus. Law § 518', read: READ },
    source: 'https://www.nysenate.gov/legislation/laws/GBS/518/',
  },
];

/** What was read of a state; undefined: nothing. */
export const surchargeRule = (state: string | null): SurchargeRule | undefined =>
  surchargeRules.find((rule) => rule.state === state);

/** The most that may be added in a state, in hundredths of a percent; null where none may. */
export const mostSurcharge = (state: string | null): number | null => surchargeRule(state)?.most ?? null;

/** The surcharge on an amount in cents, at hundredths of a percent: never more than the percentage, so cut to the cent. */
export const surchargeOn = (amount: number, rate: number): number => Math.floor((amount * rate) / 10_000);

/**
 * Cents of a surcharge that go back with a part of a payment: in proportion to all that has gone back by then, so that the last
 * part takes what is left. `before`: what of the surcharge went back already; `gone`: what of the amount will have, this part
 * included.
 */
export const surchargeBack = (of: {
  readonly amount: number;
  readonly surcharge: number;
  readonly gone: number;
  readonly before: number;
}): number => {
  const due = of.gone >= of.amount ? of.surcharge : Math.round((of.surcharge * of.gone) / of.amount);
  return Math.max(0, Math.min(of.surcharge, due) - of.before);
};
