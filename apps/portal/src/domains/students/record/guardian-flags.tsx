import { IconBell, IconCar, IconGavel, IconPhoneCall, IconReceipt2, IconVideo } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Guardian } from './use-record.ts';

/** The flags of a link, each with its word and sign; the order is the order they are shown in. */
export const guardianFlags = [
  { key: 'legal_guardian', word: 'legal', icon: <IconGavel size={14} /> },
  { key: 'pickup', word: 'pickup', icon: <IconCar size={14} /> },
  { key: 'watch_camera', word: 'watches', icon: <IconVideo size={14} /> },
  { key: 'emergency_contact', word: 'emergency', icon: <IconPhoneCall size={14} /> },
  { key: 'alert', word: 'alerts', icon: <IconBell size={14} /> },
  { key: 'is_payer', word: 'pays', icon: <IconReceipt2 size={14} /> },
] as const satisfies readonly {
  key: keyof Guardian;
  word: 'legal' | 'pickup' | 'watches' | 'emergency' | 'alerts' | 'pays';
  icon: ReactNode;
}[];

/** The flags of a link as they are sent. */
export type GuardianFlags = { readonly [F in (typeof guardianFlags)[number]['key']]: boolean };

/** The flags a link has now. */
export const flagsOf = (link: Guardian): GuardianFlags => {
  const { legal_guardian, pickup, watch_camera, emergency_contact, alert, is_payer } = link;
  return { legal_guardian, pickup, watch_camera, emergency_contact, alert, is_payer };
};
