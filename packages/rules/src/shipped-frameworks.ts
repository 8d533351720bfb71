/** Frameworks that come with the product, by the name a call takes. */
export const shippedFrameworks = ['ELOF_2015'] as const;
export type ShippedFramework = (typeof shippedFrameworks)[number];
