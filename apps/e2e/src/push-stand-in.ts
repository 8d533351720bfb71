/// <reference lib="dom" />
import type { BrowserContext, Page, Worker } from '@playwright/test';

/**
 * Has a browser without a window take pushes: it refuses notifications to everybody, so its question, and what its push
 * service would give out, are stood in for. The question is answered yes only where it is asked within the press itself.
 */
export const takePushes = async (context: BrowserContext, subscription: string): Promise<void> => {
  await context.addInitScript((given) => {
    const said = 'stand-in:notifications';
    Object.defineProperty(Notification, 'permission', { get: () => localStorage.getItem(said) ?? 'default' });
    Notification.requestPermission = async () => {
      if (Notification.permission === 'default')
        localStorage.setItem(said, window.event?.type === 'click' ? 'granted' : 'denied');
      return Notification.permission;
    };
    PushManager.prototype.getSubscription = async () => null;
    Object.defineProperty(PushManager.prototype, 'subscribe', {
      value: async () => ({ toJSON: () => JSON.parse(given) as unknown }),
    });
  }, subscription);
};

/** A notification as the worker of pushes showed it. */
export type Notified = { readonly title: string; readonly body: string; readonly silent: boolean };

/** The worker of pushes of a browser, which pushes are handed to as the push service would. */
export const pushWorkerOf = async (page: Page, origin: string) => {
  const context = page.context();
  const isOurs = (one: Worker) => one.url().includes('/push/');
  const worker =
    context.serviceWorkers().find(isOurs) ?? (await context.waitForEvent('serviceworker', { predicate: isOurs }));
  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((found) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.includes('/push/'));
      if (own) found(own.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await registered;
  await worker.evaluate(() => {
    const scope = self as unknown as {
      told: object[];
      registration: { showNotification: (title: string, how: object) => Promise<void> };
    };
    scope.told = [];
    scope.registration.showNotification = async (title, how) => {
      scope.told.push({ title, ...how });
    };
  });
  return {
    hand: (shown: unknown) =>
      browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(shown) }),
    told: () => worker.evaluate(() => (self as unknown as { told: Notified[] }).told),
    /** Presses the newest notification. */
    press: () =>
      worker.evaluate(() => {
        const { told } = self as unknown as { told: { data: unknown }[] };
        const event = new Event('notificationclick');
        Object.assign(event, {
          notification: { close: () => undefined, data: told.at(-1)?.data },
          waitUntil: () => undefined,
        });
        self.dispatchEvent(event);
      }),
  };
};
