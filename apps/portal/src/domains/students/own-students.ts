import { useEffect, useRef } from 'react';
import { useQuery } from 'urql';
import { useOwnCameras } from '../cameras/own-cameras.ts';
import { OwnStudentsDocument } from './ownStudents.graphql.ts';
import type { OwnStudent } from './today.ts';

const none: readonly OwnStudent[] = [];

/** The person's students with their day; asked anew whenever something about their cameras changed. */
export const useOwnStudents = () => {
  const [{ data, error, fetching }, ask] = useQuery({ query: OwnStudentsDocument });
  const { cameras } = useOwnCameras();
  const stand = cameras.map(({ id, reason }) => `${id} ${reason}`).join();
  const before = useRef('');
  useEffect(() => {
    // What stands at first came beside the students themselves.
    if (before.current && before.current !== stand) ask({ requestPolicy: 'network-only' });
    before.current = stand;
  }, [stand, ask]);
  const again = () => ask({ requestPolicy: 'network-only' });
  const students = data?.getUserStudents ?? none;
  return { students, cameras, loading: !data && fetching, failed: !data && error !== undefined, again };
};
