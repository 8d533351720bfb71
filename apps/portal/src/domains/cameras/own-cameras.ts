import { useAsk } from '@nestling/kit/ask.ts';
import { useEffect } from 'react';
import { useSubscription } from 'urql';
import { CameraAccessDocument } from './accessChanged.graphql.ts';
import { OwnCamerasDocument, type OwnCamerasQuery } from './ownCameras.graphql.ts';

/** A camera as its viewer meets it: open (`status` Success), or why not. */
export type OwnCamera = OwnCamerasQuery['getUserCameras'][number];

/** Beyond this a timer of the browser overflows; asked again then. */
const LONGEST_WAIT_MS = 6 * 3_600_000;
/** Asked again so often even if nothing was told: a line may be dead without anybody noticing. */
const AT_LEAST_MS = 60_000;

const none: readonly OwnCamera[] = [];

/**
 * The viewer's cameras as they stand now. They follow by themselves: when the server tells of a change, when one opens
 * or closes by the clock, and now and then in any case.
 */
export const useOwnCameras = () => {
  const { data, error, fetching, again } = useAsk(OwnCamerasDocument, {});
  const cameras = data?.getUserCameras ?? none;

  useSubscription({ query: CameraAccessDocument }, (_, change) => {
    again();
    return change;
  });

  useEffect(() => {
    const now = Date.now();
    const moments = cameras
      .flatMap(({ opens_at, until }) => [opens_at, until])
      .flatMap((at) => (at === null ? [] : [new Date(at).getTime() - now]))
      .filter((wait) => wait > 0);
    const wait = Math.min(AT_LEAST_MS, LONGEST_WAIT_MS, ...moments.map((moment) => moment + 300));
    const timer = setTimeout(again, wait);
    return () => clearTimeout(timer);
  }, [cameras, again]);

  return { cameras, loading: data === undefined && fetching, failed: data === undefined && error !== undefined, again };
};

/** The open cameras that play beside one another; the rest are opened one by one, as the location and gateways have it. */
export const openAtOnce = (cameras: readonly OwnCamera[]): ReadonlySet<string> => {
  const open = cameras.filter(({ status }) => status === 'Success');
  const most = Math.min(9, ...open.map(({ at_once }) => at_once));
  return new Set(open.slice(0, most).map(({ id }) => id));
};
