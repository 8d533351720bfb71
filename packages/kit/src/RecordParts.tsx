import { Outlet } from '@tanstack/react-router';
import type { Context } from 'react';
import { useFrame } from './frame.ts';
import { LinkTabs } from './LinkTabs.tsx';

const none: readonly string[] = [];

/**
 * The parts of a record, as its row names them: a tab for each and the one on show, which takes the record by the hook of
 * the same `sharedRecord`. Only what stands in here changes with the tab.
 * @param without keys of parts this record has not, or this person has no use for
 */
export const RecordParts = <R,>({
  shared: Shared,
  record,
  label,
  without = none,
}: {
  shared: Context<R | null>;
  record: R;
  label: string;
  without?: readonly string[];
}) => {
  const { parts } = useFrame();
  if (!parts) return null;
  const tabs = parts.tabs
    .filter(({ key }) => !without.includes(key))
    .map(({ key, title, href }) => ({ key, label: title, to: href }));
  return (
    <Shared value={record}>
      {tabs.length > 1 ? <LinkTabs tabs={tabs} here={parts.here} label={label} /> : null}
      <div key={parts.of}>
        <Outlet />
      </div>
    </Shared>
  );
};
