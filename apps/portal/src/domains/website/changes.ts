/** What of a site differs from what is shown, beside its pages. */
const KINDS = ['site', 'theme', 'menu', 'events', 'staff', 'programs', 'news', 'testimonials', 'weeks'] as const;
type Kind = (typeof KINDS)[number];

export const isKind = (kind: string): kind is Kind => KINDS.some((one) => one === kind);
