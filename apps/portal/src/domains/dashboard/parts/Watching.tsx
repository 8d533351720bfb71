import { useAsk } from '@nestling/kit/ask.ts';
import { LineSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { clock } from '@nestling/ui/format/when.ts';
import { Person } from '@nestling/ui/person/Person.tsx';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconEye } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useSubscription } from 'urql';
import { href } from '../../../addresses.ts';
import { WatchedChangedDocument } from '../../cameras/watchedChanged.graphql.ts';
import { WatchingNowDocument } from '../watching.graphql.ts';
import { dashboardWords } from '../words.ts';
import classes from './Watching.module.css';
import { Quiet, Widget } from './Widget.tsx';

/** Who watches which camera at this moment. */
export const Watching = ({ location, zone }: { location: string; zone: string | null }) => {
  const t = useWords(dashboardWords);
  const { data, again } = useAsk(WatchingNowDocument, { location });
  useSubscription({ query: WatchedChangedDocument, variables: { location } }, (_, change) => {
    again();
    return change;
  });
  const views = data?.getCameraBeingWatched;
  const cameras = [...Map.groupBy(views ?? [], ({ camera }) => camera?.id ?? '')].flatMap(([, of]) => {
    const camera = of[0]?.camera;
    return camera ? [{ camera, views: of }] : [];
  });
  const people = new Set(views?.map(({ user }) => user?.id)).size;
  return (
    <Widget title={t('watching')} to={href('cameras.list')} link={t('allCameras')}>
      {views === undefined ? (
        <LineSkeleton />
      ) : (
        <>
          {cameras.length === 0 ? (
            <Quiet>{t('nobodyWatches')}</Quiet>
          ) : (
            <p className={classes.sum} role="status">
              <Link to={href('cameras.watched')}>
                <data value={people}>{people}</data> {t('contactsOn', { count: cameras.length })}
              </Link>
            </p>
          )}
          <ul className={classes.cameras}>
            {cameras.map(({ camera, views: of }) => (
              <li key={camera.id} className={classes.camera}>
                <Link className={classes.name} to={href('cameras.one', { camId: camera.id })}>
                  <RoomName name={camera.name} colour={camera.color_code} />
                  <span className={classes.count}>
                    <IconEye size={16} aria-hidden="true" />
                    {of.length}
                  </span>
                </Link>
                <ul className={classes.people}>
                  {of.slice(0, 4).map(({ id, user, opened_at }) =>
                    user ? (
                      <li key={id}>
                        <Person
                          id={user.id}
                          name={user.full_name}
                          image={user.avatar}
                          size={24}
                          detail={opened_at ? t('since', { time: clock(opened_at, zone) }) : undefined}
                        />
                      </li>
                    ) : null,
                  )}
                  {of.length > 4 ? <li>{t('more', { count: of.length - 4 })}</li> : null}
                </ul>
              </li>
            ))}
          </ul>
        </>
      )}
    </Widget>
  );
};
