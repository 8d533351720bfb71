import { Button } from '@mantine/core';
import { Problem } from '@nestling/kit/Problem.tsx';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import type { CombinedError } from 'urql';
import { href } from '../../../addresses.ts';
import { RoomCard } from './RoomCard.tsx';
import { RulePicker } from './RulePicker.tsx';
import classes from './ratio.module.css';
import type { RoomRatiosQuery } from './rooms.graphql.ts';
import { ratioWords } from './words.ts';

/** The rooms as they are at this moment, and the rule they are held to. */
export const NowBoard = ({
  location,
  data,
  error,
  again,
}: {
  location: string;
  data: RoomRatiosQuery | undefined;
  error: CombinedError | undefined;
  again: () => void;
}) => {
  const t = useWords(ratioWords);
  const rooms = data?.getRoomRatio;
  if (!rooms) return error ? <Problem error={error} onRetry={again} /> : <CardsSkeleton cards={4} />;
  if (rooms.length === 0)
    return (
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
    );
  return (
    <>
      <RulePicker location={location} chosen={data?.getRatioSetting?.rule ?? null} />
      <ul className={classes.board}>
        {rooms.map((room) => (
          <RoomCard key={room.id} room={room} />
        ))}
      </ul>
      <p className={`${classes.quiet} ${classes.foot}`}>{t(rooms[0]?.staff_by === 'clock' ? 'byClock' : 'byList')}</p>
    </>
  );
};
