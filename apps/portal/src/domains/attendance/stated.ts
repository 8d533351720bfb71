import { stated } from '@nestling/ui/format/when.ts';

/** Day and minute of now in a location's own clock, as the door states them. */
export const statedNow = (zone: string | null, now: Date = new Date()): { date: string; time: string } =>
  stated(now, zone);
