import { defineWords } from '@nestling/ui/words.ts';

/** The words of what goes to one's own devices. */
export const pushWords = defineWords({
  en: {
    ask: 'Notifications on this device',
    ask_message: 'Get notified on this device when someone replies?',
    ask_check: 'Get notified on this device when your child is checked in or out?',
    turnOn: 'Turn on',
    notNow: 'Not now',
    close: 'Close',
    refused: 'Notifications are blocked. You can allow them for this site in your browser’s settings.',
    failed: 'That didn’t work. Try again in a moment.',
    title: 'On your devices',
    help: 'Notifications on your phone or computer while the app is closed. Emergencies always come through.',
    thisDevice: 'Notify me on this device',
    cannot:
      'This browser can’t get notifications. On an iPhone or iPad, add the app to your home screen first and open it there.',
    quietFrom: 'Quiet from',
    quietUntil: 'Quiet until',
    digestAt: 'Daily summary at',
    save: 'Save hours',
    kind_msgs: 'Messages',
    kind_alert: 'Messages from the center to everyone',
    way_now: 'Right away',
    way_digest: 'In the daily summary',
    way_off: 'Not on devices',
  },
  es: () => import('./push-words.es.ts'),
  pets: {
    ask_check: 'Get notified on this device when your pet is checked in or out?',
  },
});
