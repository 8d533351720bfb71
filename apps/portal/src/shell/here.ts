import { useParams, useRouterState } from '@tanstack/react-router';
import { isScreenId } from '../addresses.ts';
import type { ScreenId } from '../screen.ts';

/** Which screen is shown, with the parameters of its address; null between two screens. */
export type Here = {
  readonly id: ScreenId | null;
  readonly params: Readonly<Record<string, string>>;
  readonly path: string;
};

/** The screen on show. */
export const useHere = (): Here => {
  const id = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.screen ?? '' });
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname });
  const params: Readonly<Record<string, string>> = useParams({ strict: false });
  return { id: isScreenId(id) ? id : null, params, path };
};
