import { useAsk } from '@nestling/kit/ask.ts';
import { useCallback } from 'react';
import { type CombinedError, useSubscription } from 'urql';
import {
  ActivityChangedDocument,
  DayRoundsDocument,
  LocationActivitiesDocument,
} from '../activities/activities.graphql.ts';
import { DoorChangedDocument } from '../attendance/doorChanged.graphql.ts';
import { useNews } from '../attendance/use-news.ts';
import type { RoomChild } from './parts/FaceTile.tsx';
import { RoomNowDocument, RoomStaffChangedDocument, RoomStaffDocument } from './roomNow.graphql.ts';

const nobody: readonly RoomChild[] = [];
const byStudent = { idOf: ({ id }: { readonly id: string }) => id };

/**
 * What is going on in a room, kept up to date by what the server tells.
 * @param program_id the room, null while none is chosen
 * @param date the location's day, YYYY-MM-DD
 */
export const useRoomNow = (location: string, program_id: string | null, date: string) => {
  const { data, error, again } = useAsk(RoomNowDocument, { location });
  const retry = useCallback(again, [again]);
  const { lines = nobody, hear } = useNews(data?.getActiveStudents, byStudent, retry);
  useSubscription({ query: DoorChangedDocument, variables: { location } }, (_, change) => {
    hear(change.attendanceChanged?.students ?? []);
    return change;
  });
  const { data: staffed } = useAsk(RoomStaffDocument, { location });
  const [{ data: news }] = useSubscription({ query: RoomStaffChangedDocument, variables: { location } });
  const { data: day, again: askDay } = useAsk(
    LocationActivitiesDocument,
    { location, program_id, date },
    { keep: ['date'] },
  );
  useSubscription({ query: ActivityChangedDocument, variables: { program_id } }, (_, change) => {
    askDay();
    return change;
  });
  const { data: often } = useAsk(DayRoundsDocument, { location });
  const failed: CombinedError | undefined = data ? undefined : error;
  return {
    /** Everybody of the location. */
    lines,
    loaded: data !== undefined,
    /** Why nothing is known; gone as soon as something is. */
    failed,
    retry,
    /** Ratio and staff of each room. */
    standings: news?.roomRatioChanged?.rooms ?? staffed?.getRoomRatio,
    /** The room's entries of the day; undefined until they came. */
    entries: day ? (day.getActivities?.data ?? []) : undefined,
    /** How often to count and to look at who sleeps. */
    rounds: often?.getDayRounds,
  };
};
