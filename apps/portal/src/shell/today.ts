import { stated } from '@nestling/ui/format/when.ts';
import { useEffect, useState } from 'react';
import { useCurrentLocation } from './location.ts';

/** How often it is looked whether the day has changed. */
const LOOK_MS = 30_000;

const dayIn = (zone: string | null): string => stated(Date.now(), zone).date;

/** Today where the clock of a zone is, 'YYYY-MM-DD'; the next day comes by itself to what is left open over night. */
export const useToday = (zone: string | null): string => {
  const [, setDay] = useState(() => dayIn(zone));
  useEffect(() => {
    const look = () => setDay(dayIn(zone));
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [zone]);
  return dayIn(zone);
};

/** Today where one works; where the viewer is, for families. */
export const useTodayHere = (): string => useToday(useCurrentLocation()?.zone ?? null);
