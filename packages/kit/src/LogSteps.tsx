import { Button } from '@mantine/core';

/** The ways from one page of a log to its neighbours; page 1 is the newest. What would lead nowhere is left out. */
export const LogSteps = ({
  page,
  last,
  labels,
  onPage,
}: {
  page: number;
  last: number;
  labels: { readonly newer: string; readonly older: string };
  onPage: (page: number) => void;
}) => (
  <>
    {page > 1 ? (
      <Button variant="default" onClick={() => onPage(page - 1)}>
        {labels.newer}
      </Button>
    ) : null}
    {page < last ? (
      <Button variant="default" onClick={() => onPage(page + 1)}>
        {labels.older}
      </Button>
    ) : null}
  </>
);
