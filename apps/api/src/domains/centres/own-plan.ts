/** Where a center sees what it has of the platform; its own product name leads there too. */
export const OWN_PLAN = '/nestling-plan';
