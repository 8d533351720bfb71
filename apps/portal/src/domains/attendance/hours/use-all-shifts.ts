import { askOnce } from '@nestling/kit/ask-once.ts';
import { useCallback, useEffect, useState } from 'react';
import { type CombinedError, useClient } from 'urql';
import { StaffShiftsDocument, type StaffShiftsQuery, type StaffShiftsQueryVariables } from './staffShifts.graphql.ts';

export type ShiftRow = StaffShiftsQuery['getTimeClockReport'][number];

const PER_PAGE = 200;
const MOST_PAGES = 25;

/** Every shift of a span, page by page, so that totals and files are whole. `key` changes when it is to be read anew. */
export const useAllShifts = (variables: Omit<StaffShiftsQueryVariables, 'page'>) => {
  const client = useClient();
  const [state, setState] = useState<{ rows?: readonly ShiftRow[]; error?: CombinedError | undefined }>({});
  const [turn, setTurn] = useState(0);
  const { location, from, to, user = null } = variables;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn is a wish to read again
  useEffect(() => {
    let stopped = false;
    const read = async () => {
      const rows: ShiftRow[] = [];
      for (let page = 1; page <= MOST_PAGES; page += 1) {
        const { data, error } = await askOnce(client, StaffShiftsDocument, { location, from, to, user, page });
        if (stopped) return;
        if (!data) return setState({ error });
        rows.push(...data.getTimeClockReport);
        if (data.getTimeClockReport.length < PER_PAGE) break;
      }
      setState({ rows });
    };
    void read();
    return () => {
      stopped = true;
    };
  }, [client, location, from, to, user, turn]);
  const again = useCallback(() => setTurn((before) => before + 1), []);
  return { ...state, error: state.error, again };
};
