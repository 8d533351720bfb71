import { askOnce } from '@nestling/kit/ask-once.ts';
import { useState } from 'react';
import { useClient } from 'urql';
import { CheckRatioDocument, type CheckRatioQuery } from './checkRatio.graphql.ts';

/** What a change would break, and who could step in. */
export type Warning = NonNullable<CheckRatioQuery['checkRoomRatio']>;

/** Who goes where; without a room they leave. */
export type Moving = {
  readonly room: string | null;
  readonly students?: readonly string[];
  readonly team?: readonly string[];
};

/**
 * Does something that moves people only after the ratios were looked at: at once when none would break, else after
 * somebody has read the warning and still wants it. An answer that does not come holds nobody up.
 */
export const useRatioGuard = (location: string) => {
  const client = useClient();
  const [asked, setAsked] = useState<{ warning: Warning; go: () => void } | null>(null);
  const guard = async (moving: Moving, go: () => void): Promise<void> => {
    const { data } = await askOnce(client, CheckRatioDocument, {
      location,
      room: moving.room,
      students: [...(moving.students ?? [])],
      team: [...(moving.team ?? [])],
    });
    const warning = data?.checkRoomRatio;
    if (warning && warning.broken.length > 0) setAsked({ warning, go });
    else go();
  };
  return { guard, asked, close: () => setAsked(null) };
};
