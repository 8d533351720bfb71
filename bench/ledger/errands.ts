/** What the card's bank says of a payment. */
export interface DisputeTold {
  readonly id: string;
  readonly status: 'needs_response' | 'warning_needs_response' | 'lost' | 'won';
  readonly amount: number;
  readonly reason: string;
}

/** What the driver has its server do beside calls. */
export type Errand =
  | { readonly kind: 'clock'; readonly at: string }
  | {
      readonly kind: 'round';
      readonly places: readonly { readonly centre: number; readonly locations: readonly number[] }[];
    }
  | { readonly kind: 'dispute'; readonly centre: number; readonly payment: number; readonly dispute: DisputeTold };
