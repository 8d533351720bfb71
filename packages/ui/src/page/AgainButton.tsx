import { type ReactNode, Suspense } from 'react';
import { lazy } from '../lazy.ts';

type Props = { readonly onClick: () => void; readonly children: ReactNode };

const Plain = ({ onClick, children }: Props) => (
  <button type="button" onClick={onClick}>
    {children}
  </button>
);

const Drawn = lazy<Props>(
  () => import('./DrawnButton.tsx').then(({ DrawnButton }) => ({ default: DrawnButton })),
  Plain,
);

/**
 * Tries anew what failed, on pages whose first load carries no other button: its look is fetched when it is due, and
 * where the line broke it works without.
 */
export const AgainButton = (props: Props) => (
  <Suspense fallback={<Plain {...props} />}>
    <Drawn {...props} />
  </Suspense>
);
