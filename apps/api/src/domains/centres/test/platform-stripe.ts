import type { TestServer } from '@nestling/api/harness/test-server.ts';
import { openStripe, type StripeStandIn } from '@nestling/testing/stripe.ts';

/** The key of the platform's own account at the stand-in of its card provider. */
export const PLATFORM_KEY = 'sk_test_platform12345678';

/** Opens the stand-in by the server's clock and makes it the platform's provider; closing it takes that back. */
export const openPlatformStripe = async (server: TestServer): Promise<StripeStandIn> => {
  const stripe = await openStripe(PLATFORM_KEY, () => server.clock.now());
  process.env.STRIPE_URL = stripe.url;
  process.env.PLATFORM_STRIPE_KEY = PLATFORM_KEY;
  return {
    ...stripe,
    close: () => {
      delete process.env.STRIPE_URL;
      delete process.env.PLATFORM_STRIPE_KEY;
      return stripe.close();
    },
  };
};
