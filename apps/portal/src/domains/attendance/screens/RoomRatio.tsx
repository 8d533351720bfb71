import { Button } from '@mantine/core';
import { Problem } from '@nestling/kit/Problem.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { useQuery, useSubscription } from 'urql';
import { href } from '../../../addresses.ts';
import { useCurrentLocation, useLocations } from '../../../shell/location.ts';
import { RoomCard } from '../ratio/RoomCard.tsx';
import { RulePicker } from '../ratio/RulePicker.tsx';
import classes from '../ratio/ratio.module.css';
import { RoomRatiosChangedDocument } from '../ratio/roomRatiosChanged.graphql.ts';
import { RoomRatiosDocument } from '../ratio/rooms.graphql.ts';
import { ratioWords } from '../ratio/words.ts';

/** The rooms of the location as they are now, against the rule they are held to. It follows by itself. */
const RoomRatio = () => {
  const t = useWords(ratioWords);
  useLocations();
  const place = useCurrentLocation();
  const location = place?.id ?? '';
  const [{ data, error }, ask] = useQuery({
    query: RoomRatiosDocument,
    variables: { location },
    pause: place === null,
    requestPolicy: 'cache-and-network',
  });
  const again = () => ask({ requestPolicy: 'network-only' });
  useSubscription({ query: RoomRatiosChangedDocument, variables: { location }, pause: place === null }, (_, change) => {
    again();
    return change;
  });
  const rooms = data?.getRoomRatio;
  const broken = rooms?.filter((room) => room.broken !== null).length ?? 0;
  const detail = !rooms || rooms.length === 0 ? undefined : broken > 0 ? t('broken', { count: broken }) : t('well');
  return (
    <Screen detail={detail}>
      {!rooms ? (
        error ? (
          <Problem error={error} onRetry={again} />
        ) : (
          <CardsSkeleton cards={4} />
        )
      ) : rooms.length === 0 ? (
        <EmptyState
          picture={<BlocksPicture />}
          title={t('noRooms')}
          actions={
            <Button component={Link} to={href('rooms.list')}>
              {t('addRoom')}
            </Button>
          }
        >
          {t('noRoomsText')}
        </EmptyState>
      ) : (
        <>
          <RulePicker location={location} chosen={data?.getRatioSetting?.rule ?? null} />
          <ul className={classes.board}>
            {rooms.map((room) => (
              <RoomCard key={room.id} room={room} />
            ))}
          </ul>
          <p className={`${classes.quiet} ${classes.foot}`}>
            {t(rooms[0]?.staff_by === 'clock' ? 'byClock' : 'byList')}
          </p>
        </>
      )}
    </Screen>
  );
};

export default RoomRatio;
