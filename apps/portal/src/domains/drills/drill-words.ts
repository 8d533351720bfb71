import { type DrillKind, drillKinds } from '@nestling/rules/drills.ts';
import { useWords } from '@nestling/ui/words.ts';
import { drillWords } from './words.ts';

/** What a drill is, as people read it. */
export const useDrillWords = () => {
  const t = useWords(drillWords);
  const kindName = (kind: string): string => {
    const known: DrillKind | undefined = drillKinds.find((one) => one === kind);
    return known ? t(known) : kind;
  };
  return { t, kindName };
};

/** How long something took: "2:05", minutes and seconds, as a stopwatch shows it. */
export const stopwatch = (from: string, to: string): string => {
  const seconds = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
