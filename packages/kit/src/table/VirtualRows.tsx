import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** Height of a row before it has been measured: DataTable.module.css. */
const ROW_PX = 49;

/** What a row in sight is given: its place, for screen readers, and the way to measure it. */
export type RowPlace = {
  readonly 'data-index': number;
  readonly 'aria-rowindex': number;
  readonly ref: (node: Element | null) => void;
};

/**
 * The body of a long table: of all rows only those in sight, and some on either side, are in the page. The window
 * scrolls; what is not there is held open by a row above and one below.
 */
export const VirtualRows = ({
  count,
  span,
  row,
}: {
  count: number;
  /** Columns the empty rows reach across. */
  span: number;
  row: (at: number, place: RowPlace) => ReactNode;
}) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop((body.current?.getBoundingClientRect().top ?? 0) + scrollY), []);
  const rows = useWindowVirtualizer({ count, estimateSize: () => ROW_PX, overscan: 15, scrollMargin: top });
  const seen = rows.getVirtualItems();
  const above = (seen[0]?.start ?? top) - top;
  const below = rows.getTotalSize() - ((seen.at(-1)?.end ?? top) - top);
  return (
    <tbody ref={body}>
      <Gap height={above} span={span} />
      {seen.map(({ index }) =>
        // The heading is row 1.
        row(index, { 'data-index': index, 'aria-rowindex': index + 2, ref: rows.measureElement }),
      )}
      <Gap height={below} span={span} />
    </tbody>
  );
};

const Gap = ({ height, span }: { height: number; span: number }) =>
  height > 0 ? (
    <tr>
      <td colSpan={span} style={{ height, padding: 0, border: 0 }} />
    </tr>
  ) : null;
