import { demoProcessor } from '../../installation.ts';
import { environment } from '../../kernel/lib/environment.ts';

/** Who takes what centers pay: Stripe with the platform's own key, or the processor of the demo, which moves no money. */
export type PlatformProcessor = { readonly kind: 'demo' } | { readonly kind: 'stripe'; readonly key: string };

/** Who can really charge for a center now; null for nobody. */
export const platformProcessor = (): PlatformProcessor | null => {
  const { PLATFORM_STRIPE_KEY: key } = environment();
  if (key) return { kind: 'stripe', key };
  return demoProcessor() ? { kind: 'demo' } : null;
};
