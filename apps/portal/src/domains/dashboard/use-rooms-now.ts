import { useAsk } from '@nestling/kit/ask.ts';
import { useSubscription } from 'urql';
import { DashboardRatioDocument } from './ratio.graphql.ts';
import type { RoomNow } from './ratio.ts';
import { RoomRatioChangedDocument } from './ratioChanged.graphql.ts';

/** The rooms of a location with who is in them, as the day goes on; undefined until they are known. */
export const useRoomsNow = (location: string): readonly RoomNow[] | undefined => {
  const { data } = useAsk(DashboardRatioDocument, { location });
  const [{ data: news }] = useSubscription({ query: RoomRatioChangedDocument, variables: { location } });
  return (news?.roomRatioChanged ?? null)?.rooms ?? data?.getRoomRatio;
};
