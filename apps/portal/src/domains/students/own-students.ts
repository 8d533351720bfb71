import { useAsk } from '@nestling/kit/ask.ts';
import { useEffect, useRef } from 'react';
import { useOwnCameras } from '../cameras/own-cameras.ts';
import { OwnStudentsDocument } from './ownStudents.graphql.ts';
import type { OwnStudent } from './today.ts';

const none: readonly OwnStudent[] = [];

/** The person's students with their day; asked anew whenever something about their cameras changed. */
export const useOwnStudents = () => {
  const { data, error, fetching, again } = useAsk(OwnStudentsDocument, {});
  const { cameras } = useOwnCameras();
  const stand = cameras.map(({ id, reason }) => `${id} ${reason}`).join();
  const before = useRef('');
  useEffect(() => {
    // What stands at first came beside the students themselves.
    if (before.current && before.current !== stand) again();
    before.current = stand;
  }, [stand, again]);

  const students = data?.getUserStudents ?? none;
  return { students, cameras, loading: !data && fetching, failed: !data && error !== undefined, again };
};
